/**
 * For the `default` of a switch over the kinds of something that the server sends. Types see to it that every kind
 * there is has a case. At run time another one may come all the same, from a server that is newer than this page: it
 * is passed over. What counts (sizes, turn, legal actions) comes with every update anyway.
 */
export function unknownKind(_: never): void {}
