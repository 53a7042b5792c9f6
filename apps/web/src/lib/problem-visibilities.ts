/** The visibility of a problem, by its number on the wire. */
export const visibilityOfAuth = { 1: 'public', 2: 'private', 3: 'contest' } as const;
export type Auth = keyof typeof visibilityOfAuth;

export const auths = [1, 2, 3] as const satisfies readonly Auth[];

/** Those that may be chosen, and the one that the problem has. */
export const listChoices = (current: Auth, choices: readonly Auth[]) =>
  auths.filter((auth) => choices.includes(auth) || auth === current);

/** Undefined for an unknown value: the address is user input, and a newer server may send more values. */
export const parseAuth = (value: string | number | null): Auth | undefined =>
  auths.find((auth) => String(auth) === String(value));
