// Made from src/oneleft by `make types`: do not edit.
export type ToServer =
  | Hello
  | Act
  | Sit
  | Stand
  | SetBot
  | Configure
  | Start
  | Ready
  | Contribute
  | Say
  | Accuse
  | Ballot
  | Kick
  | MakeHost
  | Back
  | Leave
  | Rename
  | SetAvatar
  | Why
  | React
  | Resync
  | Ping;
export type ToClient = Snapshot | Update | Ack | Refused | Reason | Presence | NextRound | Reaction | Pong | Goodbye;
export type TableEvent =
  | Moved
  | Joined
  | Renamed
  | AvatarIs
  | Left
  | Kicked
  | HostIs
  | PlacesAre
  | Configured
  | MatchStarted
  | RoundStarted
  | Committed
  | Contributed
  | RoundOver
  | MatchOver
  | ReadyAre
  | Said
  | Accused
  | Balloted
  | Verdict
  | Closed;

export interface Wire {
  toServer: ToServer;
  toClient: ToClient;
  tableEvent: TableEvent;
}
/**
 * First of all: which table, who, and the version folded so far (None: from nothing).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  type: "hello";
  table: string;
  key: string;
  name?: string;
  version?: number | null;
  avatar?: string;
  screen?: boolean;
}
/**
 * An action of the notation without its seat, and the version it answers.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Act".
 */
export interface Act {
  type: "act";
  id: number;
  version: number;
  action: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  type: "sit";
  id: number;
  place: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Stand".
 */
export interface Stand {
  type: "stand";
  id: number;
}
/**
 * The host puts a bot on a place, or frees it (None).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SetBot".
 */
export interface SetBot {
  type: "set_bot";
  id: number;
  place: number;
  bot: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Configure".
 */
export interface Configure {
  type: "configure";
  id: number;
  settings: Settings;
}
/**
 * What a host chooses. `rules` is an object of the notation: an edition and options on top.
 *
 *     The server sends the value of every option.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Settings".
 */
export interface Settings {
  rules?: {
    [k: string]: unknown;
  };
  players?: number;
  form?: "rotating" | "target";
  hands?: number | null;
  clock?: "days" | "fast" | "none" | "relaxed";
  days?: 1 | 3 | 7;
  public?: boolean;
  spectators?: boolean;
  stand_in?: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
  type: "start";
  id: number;
}
/**
 * For the next round, or for another match.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ready".
 */
export interface Ready {
  type: "ready";
  id: number;
}
/**
 * Random bytes of this browser for the next deal, whose commitment it has seen.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Contribute".
 */
export interface Contribute {
  type: "contribute";
  id: number;
  commitment: string;
  random: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  type: "say";
  id: number;
  text: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Accuse".
 */
export interface Accuse {
  type: "accuse";
  id: number;
  message: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ballot".
 */
export interface Ballot {
  type: "ballot";
  id: number;
  accusation: number;
  yes: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Kick".
 */
export interface Kick {
  type: "kick";
  id: number;
  member: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MakeHost".
 */
export interface MakeHost {
  type: "make_host";
  id: number;
  member: number;
}
/**
 * Take the own seat back from the bot that stands in.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Back".
 */
export interface Back {
  type: "back";
  id: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  type: "leave";
  id: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rename".
 */
export interface Rename {
  type: "rename";
  id: number;
  name: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SetAvatar".
 */
export interface SetAvatar {
  type: "avatar";
  id: number;
  avatar: string;
}
/**
 * Why is this action not possible? Always answered by `reason`; changes nothing.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Why".
 */
export interface Why {
  type: "why";
  id: number;
  action: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "React".
 */
export interface React {
  type: "react";
  id: number;
  emoji: "❤️" | "👏" | "🔥" | "😂" | "😡" | "😭" | "😮" | "🤔";
}
/**
 * A gap was seen: send what happened since this version.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Resync".
 */
export interface Resync {
  type: "resync";
  id: number;
  version: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: "ping";
  id: number;
}
/**
 * The whole table as this member may know it. `story` tells this round so far, for the log.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Snapshot".
 */
export interface Snapshot {
  type: "table";
  version: number;
  code: string;
  you: number;
  host: number;
  stage: "between" | "over" | "playing" | "waiting";
  settings: Settings;
  places: Place[];
  people: Person[];
  present: number[];
  chat: Said[];
  match?: number;
  scores?: number[];
  winners?: number[];
  ready?: number[];
  sheet?: RoundOver[];
  round?: RoundPicture | null;
  accusations?: OpenAccusation[];
  commitment?: string;
  contributed?: number[];
  story?: (
    | Moved
    | Joined
    | Renamed
    | AvatarIs
    | Left
    | Kicked
    | HostIs
    | PlacesAre
    | Configured
    | MatchStarted
    | RoundStarted
    | Committed
    | Contributed
    | RoundOver
    | MatchOver
    | ReadyAre
    | Said
    | Accused
    | Balloted
    | Verdict
    | Closed
  )[];
  deal?: boolean;
  closed?: boolean;
}
/**
 * A player of the match. Nobody and no bot: the place is free. `stand_in`: a bot plays for the member.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Place".
 */
export interface Place {
  name?: string;
  member?: number | null;
  bot?: string | null;
  stand_in?: boolean;
  left?: boolean;
  hoped?: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Person".
 */
export interface Person {
  id: number;
  name: string;
  avatar?: string;
  screen?: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
  event: "said";
  id: number;
  member: number;
  text: string;
  at: number;
}
/**
 * Everything by place. `hands` are the cards people were left with; those who were not in it have ''.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RoundOver".
 */
export interface RoundOver {
  event: "round_over";
  winner: number | null;
  points: number[];
  scores: number[];
  hands: string[];
  fair?: FairRound | null;
}
/**
 * What was secret, now that the round is over, and every cut and shuffle in it, in the notation.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FairRound".
 */
export interface FairRound {
  commitment: string;
  secret: string;
  contributions: string[];
  chances: string[];
}
/**
 * A round as it stands: for a client that starts from nothing. `hand` is the own one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RoundPicture".
 */
export interface RoundPicture {
  round: number;
  seats: number[];
  now: Now;
  pile: string;
  hand?: string;
  mine?: Mine | null;
  commitment?: string;
  contributions?: string[];
}
/**
 * What everyone sees of the round as it stands. Seats are seats of the round.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Now".
 */
export interface Now {
  phase: "color" | "cut" | "discard" | "drawn" | "over" | "perform" | "respond" | "shuffle" | "turn" | "vote";
  turn: number | null;
  sizes: number[];
  draw: number;
  top?: string | null;
  color?: string | null;
  direction?: number;
  pending?: number;
  wild4?: Suspect | null;
  exposed?: number[];
  veto?: number | null;
  elbows?: number | null;
  three?: number | null;
  goal?: number | null;
  dealer?: number | null;
  hands?: string[] | null;
  clock_ms?: number | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Suspect".
 */
export interface Suspect {
  seat: number;
  color: string;
}
/**
 * What one seat alone sees: its legal actions, and the cards it just drew and may play.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Mine".
 */
export interface Mine {
  seat: number;
  legal?: string[];
  must?: boolean;
  drawn?: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OpenAccusation".
 */
export interface OpenAccusation {
  id: number;
  by: number;
  place: number;
  message: number;
  voters: number[];
  ballots: {
    [k: string]: boolean;
  };
}
/**
 * Someone acted, or chance did. `how`: by a person, a bot, the clock, or the vote of the others.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Moved".
 */
export interface Moved {
  event: "moved";
  game: GameEvent[];
  how?: "bot" | "clock" | "deal" | "person" | "vote";
}
/**
 * An event of the notation, as this seat may know it: seats are seats of the round, cards are codes.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameEvent".
 */
export interface GameEvent {
  event:
    | "blocked"
    | "caught"
    | "challenged"
    | "chickened_out"
    | "cut"
    | "dealer"
    | "dealt"
    | "discarded"
    | "drew"
    | "drew_nothing"
    | "effect"
    | "faces_penalty"
    | "false_catch"
    | "hands_closed"
    | "hands_shuffled"
    | "named_color"
    | "passed"
    | "penalized"
    | "performed"
    | "played"
    | "put_back"
    | "reversed"
    | "rotated"
    | "said_uno"
    | "showed"
    | "shuffled"
    | "skipped"
    | "swapped"
    | "took_over"
    | "turn"
    | "turned_up"
    | "veto_takes_turn"
    | "vetoed"
    | "voted"
    | "went_out"
    | "wrong_card";
  seat?: number | null;
  card?: string | null;
  cards?: string | null;
  count?: number | null;
  color?: string | null;
  how?: ("jump" | "stack" | "turn") | null;
  what?: ("deck" | "discard" | "draw" | "hands") | null;
  direction?: number | null;
  forgiven?: number | null;
  suspect?: number | null;
  guilty?: boolean | null;
  by?: number | null;
  accused?: number | null;
  with?: number | null;
  effect?: string | null;
  next?: number | null;
  laughed?: boolean | null;
  to_seat?: number | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Joined".
 */
export interface Joined {
  event: "joined";
  person: Person;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Renamed".
 */
export interface Renamed {
  event: "renamed";
  member: number;
  name: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AvatarIs".
 */
export interface AvatarIs {
  event: "avatar";
  member: number;
  avatar: string;
}
/**
 * The member stays among the people of the table, and may come back.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Left".
 */
export interface Left {
  event: "left";
  member: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Kicked".
 */
export interface Kicked {
  event: "kicked";
  member: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HostIs".
 */
export interface HostIs {
  event: "host";
  member: number;
}
/**
 * All places as they are now, and for the log what changed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlacesAre".
 */
export interface PlacesAre {
  event: "places";
  what: "away" | "back" | "bot" | "freed" | "kicked" | "left" | "level" | "sat" | "stood" | "took";
  place: number;
  places: Place[];
  member?: number | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Configured".
 */
export interface Configured {
  event: "configured";
  settings: Settings;
  places: Place[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MatchStarted".
 */
export interface MatchStarted {
  event: "match_started";
  match: number;
  places: Place[];
}
/**
 * `commitment` and `contributions` fix the chance of the whole round: see docs/fair-shuffle.md.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RoundStarted".
 */
export interface RoundStarted {
  event: "round_started";
  round: number;
  seats: number[];
  commitment?: string;
  contributions?: string[];
}
/**
 * The digest of the server's secret for the next deal: now the players add randomness of their own.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Committed".
 */
export interface Committed {
  event: "committed";
  commitment: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Contributed".
 */
export interface Contributed {
  event: "contributed";
  member: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MatchOver".
 */
export interface MatchOver {
  event: "match_over";
  match: number;
  winners: number[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReadyAre".
 */
export interface ReadyAre {
  event: "ready";
  members: number[];
}
/**
 * Someone says that a chat message suggested what to play: the others vote on the penalty (PEN-1).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Accused".
 */
export interface Accused {
  event: "accused";
  id: number;
  by: number;
  place: number;
  message: number;
  voters: number[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Balloted".
 */
export interface Balloted {
  event: "balloted";
  id: number;
  member: number;
  yes: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Verdict".
 */
export interface Verdict {
  event: "verdict";
  id: number;
  place: number;
  guilty: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Closed".
 */
export interface Closed {
  event: "closed";
}
/**
 * What happened after version `since`, up to `version`. `now` and `mine` are as things stand after it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  type: "update";
  since: number;
  version: number;
  events: (
    | Moved
    | Joined
    | Renamed
    | AvatarIs
    | Left
    | Kicked
    | HostIs
    | PlacesAre
    | Configured
    | MatchStarted
    | RoundStarted
    | Committed
    | Contributed
    | RoundOver
    | MatchOver
    | ReadyAre
    | Said
    | Accused
    | Balloted
    | Verdict
    | Closed
  )[];
  now?: Now | null;
  mine?: Mine | null;
  ack?: number | null;
}
/**
 * Done, and there was nothing to tell.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ack".
 */
export interface Ack {
  type: "ack";
  id: number;
}
/**
 * Nothing changed. `key` and `args` say why for translation, `text` in English.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  type: "refused";
  id: number | null;
  key: string;
  args: {
    [k: string]: string | number;
  };
  text: string;
}
/**
 * The answer to `why`: `key` None if the action is possible; `costs`: cards it costs to do it all the same.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reason".
 */
export interface Reason {
  type: "reason";
  id: number;
  action: string;
  key?: string | null;
  args?: {
    [k: string]: string | number;
  };
  text?: string;
  costs?: number | null;
}
/**
 * Who is connected.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Presence".
 */
export interface Presence {
  type: "presence";
  present: number[];
}
/**
 * The next round starts in so many milliseconds, even if not everyone is ready by then; None: no longer.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NextRound".
 */
export interface NextRound {
  type: "next_round";
  starts_ms: number | null;
}
/**
 * Of a member, or of the bot at a place.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reaction".
 */
export interface Reaction {
  type: "reaction";
  emoji: "❤️" | "👏" | "🔥" | "😂" | "😡" | "😭" | "😮" | "🤔";
  member?: number | null;
  place?: number | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: "pong";
  id: number;
}
/**
 * The server ends the connection, and the client should not come back by itself.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Goodbye".
 */
export interface Goodbye {
  type: "goodbye";
  key: "bad_hello" | "closed" | "full" | "kicked" | "no_table";
  text: string;
}
/**
 * Make a table and sit down at its first place. `bots` has a kind for each bot's place.
 *
 *     `start`: the match starts as soon as its maker is there. `hoped`: for whom a free place is meant, by place.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  key: string;
  name: string;
  settings?: Settings1;
  bots?: (string | null)[];
  start?: boolean;
  hoped?: string[];
  avatar?: string;
}
/**
 * What a host chooses. `rules` is an object of the notation: an edition and options on top.
 *
 *     The server sends the value of every option.
 */
export interface Settings1 {
  rules?: {
    [k: string]: unknown;
  };
  players?: number;
  form?: "rotating" | "target";
  hands?: number | null;
  clock?: "days" | "fast" | "none" | "relaxed";
  days?: 1 | 3 | 7;
  public?: boolean;
  spectators?: boolean;
  stand_in?: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableMade".
 */
export interface TableMade {
  code: string;
}
/**
 * A public table in the lobby.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableSummary".
 */
export interface TableSummary {
  code: string;
  host: string;
  edition: string;
  changed: number;
  players: number;
  free: number;
  people: number;
  stage: "between" | "over" | "playing" | "waiting";
  spectators: boolean;
  clock: "days" | "fast" | "none" | "relaxed";
}
/**
 * How do the tables stand at which this browser sits?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AskMine".
 */
export interface AskMine {
  key: string;
  tables: string[];
}
/**
 * A table from outside, for someone who sits there. What is not listed is closed, or never was this browser's.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MyTable".
 */
export interface MyTable {
  code: string;
  stage: "between" | "over" | "playing" | "waiting";
  clock: "days" | "fast" | "none" | "relaxed";
  players: MyPlayer[];
  turn?: number | null;
  yours?: boolean;
  round?: number;
  scores?: number[];
  left_ms?: number | null;
}
/**
 * A place of an own table; without a name it is free.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MyPlayer".
 */
export interface MyPlayer {
  name?: string;
  avatar?: string;
  bot?: boolean;
  you?: boolean;
}
/**
 * Why a request over HTTP was refused. `key` and `args` say it for translation, `text` in English.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  key: string;
  text: string;
  args?: {
    [k: string]: string | number;
  };
}
/**
 * What the lobby offers, by name: the words are in the catalogue of messages that the browser has.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Catalogue".
 */
export interface Catalogue {
  editions: EditionInfo[];
  options: OptionInfo[];
  effects: string[];
  bots: string[];
  share: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EditionInfo".
 */
export interface EditionInfo {
  name: string;
  options: {
    [k: string]: unknown;
  };
}
/**
 * An option of the rules for the lobby. `kind` says how to ask for it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OptionInfo".
 */
export interface OptionInfo {
  name: string;
  group: string;
  kind: "choice" | "customs" | "first_player" | "number" | "switch";
  choices?: (string | number)[];
  least?: number | null;
  most?: number | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AskRules".
 */
export interface AskRules {
  settings: Settings;
}
/**
 * The rules in force, or the problem with them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RulesInWords".
 */
export interface RulesInWords {
  sections?: RuleSection[];
  problem?: Problem | null;
}
/**
 * The title is the message `rules-section-<name>`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RuleSection".
 */
export interface RuleSection {
  name: string;
  sentences: RuleSentence[];
}
/**
 * The message `rule-<key>`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RuleSentence".
 */
export interface RuleSentence {
  key: string;
  args: {
    [k: string]: string | number;
  };
}
/**
 * A round of a record of the notation, or of a match of this server; `round` and `match` from 1.
 *
 *     `view`: what this player could know then (an index into the players), or every hand.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AskReplay".
 */
export interface AskReplay {
  record?: {
    [k: string]: unknown;
  } | null;
  table?: string | null;
  match?: number;
  round?: number;
  view?: number | "all";
}
/**
 * A round of a record that was checked: the table after the deal, and an update for everything done then.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
  players: string[];
  rules: {
    [k: string]: unknown;
  };
  rounds: ReplayRound[];
  scores: number[];
  winners: number[];
  actions: number;
  round: number;
  view: number | "all";
  start: Snapshot;
  steps: Update[];
}
/**
 * A round of a record in short, by player. `points` None: it was not played to its end.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReplayRound".
 */
export interface ReplayRound {
  winner: number | null;
  points: number[] | null;
  scores: number[];
  steps: number;
  table: number | null;
}
