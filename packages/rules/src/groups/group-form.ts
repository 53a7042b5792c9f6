/** Rules of the fields of a group, and of the number of groups that a user may create. */
import { groupAccesses, groupLimits, type GroupAccess } from '@touchstone/contract/group-limits';

export interface GroupForm {
  readonly name: string;
  readonly shortName: string;
  readonly brief: string;
  readonly description: string;
  readonly access: GroupAccess | undefined;
  readonly code: string | null;
}

export type GroupFormError =
  | 'groupNameLength'
  | 'groupShortNameLength'
  | 'groupShortNameCharacters'
  | 'groupBriefLength'
  | 'groupDescriptionLength'
  | 'groupAccessUnknown'
  | 'groupCodeLength';

/** As the database counts: an emoji is one character. */
const lengthOf = (text: string) => Array.from(text).length;

export const isLengthBetween = (text: string, minimum: number, maximum: number): boolean =>
  lengthOf(text) >= minimum && lengthOf(text) <= maximum;

export const parseGroupAccess = (auth: number | undefined): GroupAccess | undefined =>
  auth === undefined ? undefined : groupAccesses[auth - 1];

const {
  nameMinimum,
  nameMaximum,
  shortNameMinimum,
  shortNameMaximum,
  briefMinimum,
  briefMaximum,
  descriptionMinimum,
  descriptionMaximum,
  codeLength,
} = groupLimits;

const checks: Record<keyof GroupForm, (form: GroupForm) => GroupFormError | undefined> = {
  name: ({ name }) => (isLengthBetween(name, nameMinimum, nameMaximum) ? undefined : 'groupNameLength'),
  shortName: ({ shortName }) => {
    if (!isLengthBetween(shortName, shortNameMinimum, shortNameMaximum)) return 'groupShortNameLength';
    return groupLimits.shortName.test(shortName) ? undefined : 'groupShortNameCharacters';
  },
  brief: ({ brief }) => (isLengthBetween(brief, briefMinimum, briefMaximum) ? undefined : 'groupBriefLength'),
  description: ({ description }) =>
    isLengthBetween(description, descriptionMinimum, descriptionMaximum)
      ? undefined
      : 'groupDescriptionLength',
  access: ({ access }) => (access === undefined ? 'groupAccessUnknown' : undefined),
  code: ({ code, access }) => {
    const isRequired = access !== 'public';
    if (code === null) return isRequired ? 'groupCodeLength' : undefined;
    return lengthOf(code) === codeLength ? undefined : 'groupCodeLength';
  },
};

const fields = Object.keys(checks) as (keyof GroupForm)[];

/**
 * `changed` limits the check to these fields: a group of an older site keeps a short description until somebody changes it. The
 * code is always checked, because another access may need it.
 */
export function findGroupFormError(
  form: GroupForm,
  changed: readonly (keyof GroupForm)[] = fields,
): GroupFormError | undefined {
  for (const field of fields) {
    const error = changed.includes(field) || field === 'code' ? checks[field](form) : undefined;
    if (error !== undefined) return error;
  }
  return undefined;
}

export interface CreationLimits {
  readonly solvedMinimum: number;
  readonly dailyMaximum: number;
  readonly totalMaximum: number;
}

export type CreationRefusal =
  | { readonly code: 'groupCreateSolved' | 'groupCreateDaily' | 'groupCreateTotal'; readonly count: number }
  | undefined;

/** Administrators of the site have no limits; callers test that first. The counts are without the new group. */
export function refuseGroupCreation(
  counts: { readonly solved: number; readonly createdToday: number; readonly owned: number },
  { solvedMinimum, dailyMaximum, totalMaximum }: CreationLimits,
): CreationRefusal {
  if (counts.solved < solvedMinimum) return { code: 'groupCreateSolved', count: solvedMinimum };
  if (counts.createdToday >= dailyMaximum) return { code: 'groupCreateDaily', count: dailyMaximum };
  if (counts.owned >= totalMaximum) return { code: 'groupCreateTotal', count: totalMaximum };
  return undefined;
}
