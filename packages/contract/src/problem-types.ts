/** Wire numbers of the two scoring types. */
export const problemTypes = { acm: 0, oi: 1 } as const;
