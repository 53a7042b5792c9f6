/** Tells the login page that an administrator is on the way out: it must not send them straight back in. */
export const leavingState = { isLeaving: true } as const;

export const isLeaving = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isLeaving' in state;
