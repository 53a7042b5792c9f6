/** Who sees a problem, by the numbers of the wire. */
export const visibilityOfAuth = { 1: 'public', 2: 'private', 3: 'contest' } as const;
export type Auth = keyof typeof visibilityOfAuth;

export const auths = [1, 2, 3] as const satisfies readonly Auth[];

/** What stands in the address, or comes from a newer server, may be anything. */
export const readAuth = (value: string | number | null): Auth | undefined =>
  auths.find((auth) => String(auth) === String(value));
