/**
 * Where the problem that is written belongs. A problem of a contest is shown inside it only, and has an id and a title of
 * its own there; one of a group is seen by the group.
 */
export type FormMode =
  { kind: 'bank' } | { kind: 'contest'; contestId: number } | { kind: 'group'; groupId: number };

/** Tells the drafts of different places apart. */
export function scopeOf(mode: FormMode): string {
  switch (mode.kind) {
    case 'bank':
      return 'bank';
    case 'contest':
      return `contest-${String(mode.contestId)}`;
    case 'group':
      return `group-${String(mode.groupId)}`;
    default:
      return mode satisfies never;
  }
}
