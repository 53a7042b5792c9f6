import { addGroupPrefix, removeGroupPrefix } from '@touchstone/rules/group-problem-ids';

/** The group that a problem belongs to. */
export interface FormGroup {
  id: number;
  shortName: string;
}

/**
 * The scope of the problem. A problem of a contest is visible only inside it, and has a display id and title there; a
 * problem of a group is visible to the group.
 */
export type FormMode =
  | { kind: 'bank' }
  | { kind: 'contest'; contestId: number; scoring: 'acm' | 'oi'; group?: FormGroup | undefined }
  | { kind: 'group'; group: FormGroup };

/** Separates the drafts of different scopes. */
export function scopeOf(mode: FormMode): string {
  switch (mode.kind) {
    case 'bank':
      return 'bank';
    case 'contest':
      return `contest-${String(mode.contestId)}`;
    case 'group':
      return `group-${String(mode.group.id)}`;
    default:
      return mode satisfies never;
  }
}

export const groupOf = (mode: FormMode): FormGroup | undefined =>
  mode.kind === 'bank' ? undefined : mode.group;

/** The list that contains the problem. */
export function listUrlOf(mode: FormMode): string {
  const group = groupOf(mode);
  const area = group === undefined ? '/admin' : `/group/${String(group.id)}`;
  if (mode.kind === 'contest') return `${area}/contest/${String(mode.contestId)}/problems`;
  return group === undefined ? `${area}/problems` : `${area}/problem?view=manage`;
}

/** The display id as the form shows it: that of a group has a fixed prefix. */
export const toTypedId = (group: FormGroup | undefined, displayId: string): string =>
  group === undefined ? displayId : removeGroupPrefix(group.shortName, displayId);

/** The display id as the server stores it. */
export const toDisplayId = (group: FormGroup | undefined, typedId: string): string =>
  group === undefined ? typedId.trim().toUpperCase() : addGroupPrefix(group.shortName, typedId);
