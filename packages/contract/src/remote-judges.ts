/**
 * The other judges that problems come from. Free of dependencies, so the web may import it. Their languages are in
 * `remote-languages`, so that pages without them stay small.
 */
interface RemoteVendor {
  prefix: string;
  accountKey: string;
  /** Product names are the same in every language. */
  name: string;
  /** Whose rows of the language table it uses. */
  languageKey: string;
  /** For people. */
  siteUrl: string;
  /** Where the client sends its requests. */
  baseUrl: string;
  termsUrl?: string;
  /** Off until an administrator switches it on: the site limits automated use by its terms or by a challenge page. */
  isOptIn: boolean;
  /** What an administrator may type. The client of the vendor decides in the end. */
  problemIdPattern: RegExp;
  problemIdExample: string;
  /** Our display ids have capital letters only, sites distinguish them. */
  isProblemIdLowerCase?: boolean;
}

export const remoteJudges = [
  {
    prefix: 'HDU',
    accountKey: 'hdu',
    name: 'HDU',
    languageKey: 'HDU',
    siteUrl: 'https://acm.hdu.edu.cn',
    baseUrl: 'https://acm.hdu.edu.cn',
    isOptIn: false,
    problemIdPattern: /^[1-9]\d{3,5}$/u,
    problemIdExample: '1000',
  },
  {
    prefix: 'CF',
    accountKey: 'cf',
    name: 'Codeforces',
    languageKey: 'CF',
    siteUrl: 'https://codeforces.com',
    baseUrl: 'https://codeforces.com',
    termsUrl: 'https://codeforces.com/terms',
    isOptIn: true,
    problemIdPattern: /^[1-9]\d{0,6}(?:[A-Za-z]\d?|\d{2})$/u,
    problemIdExample: '4A',
  },
  {
    prefix: 'GYM',
    accountKey: 'cf',
    name: 'Codeforces Gym',
    languageKey: 'CF',
    siteUrl: 'https://codeforces.com/gyms',
    baseUrl: 'https://codeforces.com',
    termsUrl: 'https://codeforces.com/terms',
    isOptIn: true,
    problemIdPattern: /^[1-9]\d{0,6}(?:[A-Za-z]\d?|\d{2})$/u,
    problemIdExample: '100001A',
  },
  {
    prefix: 'POJ',
    accountKey: 'poj',
    name: 'POJ',
    languageKey: 'POJ',
    siteUrl: 'http://poj.org',
    baseUrl: 'http://poj.org',
    isOptIn: false,
    problemIdPattern: /^[1-9]\d{3}$/u,
    problemIdExample: '1000',
  },
  {
    prefix: 'SPOJ',
    accountKey: 'spoj',
    name: 'SPOJ',
    languageKey: 'SPOJ',
    siteUrl: 'https://www.spoj.com',
    baseUrl: 'https://www.spoj.com',
    isOptIn: false,
    problemIdPattern: /^[A-Za-z]\w{1,15}$/u,
    problemIdExample: 'TEST',
  },
  {
    prefix: 'AC',
    accountKey: 'atcoder',
    name: 'AtCoder',
    languageKey: 'AC',
    siteUrl: 'https://atcoder.jp',
    baseUrl: 'https://atcoder.jp',
    termsUrl: 'https://atcoder.jp/tos',
    isOptIn: true,
    problemIdPattern: /^[a-z\d]+(?:[-_][a-z\d]+)*_[a-z\d]+$/iu,
    problemIdExample: 'abc110_a',
    isProblemIdLowerCase: true,
  },
  {
    prefix: 'LIBRE',
    accountKey: 'libreoj',
    name: 'LibreOJ',
    languageKey: 'LIBRE',
    siteUrl: 'https://loj.ac',
    baseUrl: 'https://api.loj.ac',
    isOptIn: false,
    problemIdPattern: /^[1-9]\d{0,6}(?:\([1-9]\d{0,6}\))?$/u,
    problemIdExample: '1',
  },
] as const satisfies readonly RemoteVendor[];

/** Display ids of remote problems are the prefix, a hyphen and the id of the other site. It is also the key of a tag's site. */
export type RemotePrefix = (typeof remoteJudges)[number]['prefix'];
export const remotePrefixes: readonly RemotePrefix[] = remoteJudges.map(({ prefix }) => prefix);

export type RemoteJudgeFacts = RemoteVendor & { prefix: RemotePrefix; languageKey: RemoteLanguageKey };

/** The facts of a vendor, without the types of one. */
export const getRemoteVendor = (prefix: RemotePrefix): RemoteJudgeFacts =>
  // Every prefix comes from the list.
  remoteJudges.find((vendor) => vendor.prefix === prefix) as RemoteJudgeFacts;

/**
 * The vendor of a remote problem and the id there. A problem of the own site may have such a display id, too: `isRemote` tells
 * them apart.
 */
export function parseRemoteDisplayId(
  displayId: string,
): { vendor: RemoteJudgeFacts; problemId: string } | undefined {
  const vendor: RemoteJudgeFacts | undefined = remoteJudges.find(({ prefix }) =>
    displayId.startsWith(`${prefix}-`),
  );
  if (vendor === undefined) return undefined;
  const id = displayId.slice(vendor.prefix.length + 1);
  return { vendor, problemId: vendor.isProblemIdLowerCase === true ? id.toLowerCase() : id };
}

/** The key of a vendor's rows in the language table. */
export type RemoteLanguageKey = (typeof remoteJudges)[number]['languageKey'];

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
