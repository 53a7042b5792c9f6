/**
 * The scope of the problem. A problem of a contest is visible only inside it, and has a display id and title there; a
 * problem of a group is visible to the group.
 */
export type FormMode =
  | { kind: 'bank' }
  | { kind: 'contest'; contestId: number; scoring: 'acm' | 'oi' }
  | { kind: 'group'; groupId: number };

/** Separates the drafts of different scopes. */
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
