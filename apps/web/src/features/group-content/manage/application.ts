/** The application of a problem of a group to join the public problems, by its number on the wire. */
export const applicationStates = ['none', 'pending', 'approved', 'refused'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** An unknown number counts as pending: the group may withdraw it. */
export function applicationOf(progress: number | null): ApplicationState {
  if (progress === null || progress === 0) return 'none';
  if (progress === 2) return 'approved';
  return progress === 3 ? 'refused' : 'pending';
}

/** Whether the next step is to apply; else it is to withdraw. */
export const mayApply = (state: ApplicationState): boolean => state === 'none' || state === 'refused';
