/** How the wire numbers the two ways to score a problem. */
export const problemTypes = { acm: 0, oi: 1 } as const;
