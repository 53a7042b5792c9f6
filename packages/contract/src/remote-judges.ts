/** The other judges that problems come from. Free of dependencies, so the web may import it. */
export const remoteJudges = [
  { prefix: 'HDU', accountKey: 'hdu', name: 'HDU' },
  { prefix: 'CF', accountKey: 'cf', name: 'Codeforces' },
  { prefix: 'GYM', accountKey: 'cf', name: 'Codeforces Gym' },
  { prefix: 'POJ', accountKey: 'poj', name: 'POJ' },
  { prefix: 'SPOJ', accountKey: 'spoj', name: 'SPOJ' },
  { prefix: 'AC', accountKey: 'atcoder', name: 'AtCoder' },
  { prefix: 'LIBRE', accountKey: 'libreoj', name: 'LibreOJ' },
] as const;

/** Display ids of remote problems are the prefix, a hyphen and the id of the other site. It is also the key of a tag's site. */
export type RemotePrefix = (typeof remoteJudges)[number]['prefix'];
export const remotePrefixes: readonly RemotePrefix[] = remoteJudges.map(({ prefix }) => prefix);

/** Product names are the same in every language. */
export const remoteJudgeNames = Object.fromEntries(
  remoteJudges.map(({ prefix, name }) => [prefix, name]),
) as Record<RemotePrefix, string>;

/** The site's accounts at another judge; Codeforces and its gym share them. */
export type RemoteAccountKey = (typeof remoteJudges)[number]['accountKey'];
export const remoteAccountKeys: readonly RemoteAccountKey[] = [
  ...new Set(remoteJudges.map(({ accountKey }) => accountKey)),
];

export const forEachAccountKey = <Value>(valueOf: (key: RemoteAccountKey) => Value) =>
  // Object.fromEntries loses the type of the keys.
  Object.fromEntries(remoteAccountKeys.map((key) => [key, valueOf(key)])) as Record<RemoteAccountKey, Value>;

/** On the wire each key has two lists that correspond by index. */
export type RemoteAccountField = `${RemoteAccountKey}${'Username' | 'Password'}List`;
export const remoteAccountFields: readonly RemoteAccountField[] = remoteAccountKeys.flatMap(
  (key) => [`${key}UsernameList`, `${key}PasswordList`] as const,
);
