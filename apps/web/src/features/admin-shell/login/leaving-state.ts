/** Marks a logout, so that the login page does not send the administrator straight back. */
export const leavingState = { isLeaving: true } as const;

export const isLeaving = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isLeaving' in state;
