/** The fields of a group as a form edits them. Pure. */
import type { Calls, SentBodyOf } from '@touchstone/contract';
import { groupAccesses, groupLimits, type GroupAccess } from '@touchstone/contract/group-limits';
import { findGroupFormError, type GroupFormError, type GroupForm } from '@touchstone/rules/groups/group-form';
import type { FieldOfCode } from '../../../lib/form-failure.ts';
import type { Group } from '../api/get-group.ts';
import { accessOf } from '../group-access.ts';
import type { groupFormMessages } from './group-form-messages.ts';

export interface GroupValues {
  name: string;
  shortName: string;
  brief: string;
  description: string;
  access: GroupAccess;
  code: string;
  isVisible: boolean;
}

export type SentGroup = SentBodyOf<Calls['POST /api/group']>;
type Words = (typeof groupFormMessages)['en-US'];

export const newGroupValues: GroupValues = {
  name: '',
  shortName: '',
  brief: '',
  description: '',
  access: 'protected',
  code: '',
  isVisible: true,
};

export const valuesOfGroup = (group: Group): GroupValues => ({
  name: group.name,
  shortName: group.shortName,
  brief: group.brief,
  description: group.description,
  access: accessOf(group.auth),
  code: group.code ?? '',
  isVisible: group.visible,
});

/** Groups that do not admit at once have a code. */
export const hasCode = (access: GroupAccess): boolean => access !== 'public';

export const toGroup = (values: GroupValues): SentGroup => ({
  name: values.name.trim(),
  shortName: values.shortName.trim(),
  brief: values.brief.trim(),
  description: values.description.trim(),
  auth: groupAccesses.indexOf(values.access) + 1,
  visible: values.isVisible,
  ...(hasCode(values.access) && { code: values.code.trim() }),
});

export const fieldsOfGroup = ['name', 'shortName', 'brief', 'access', 'code', 'description'] as const;
export type GroupField = (typeof fieldsOfGroup)[number];

export const fieldOfGroupError: FieldOfCode<GroupField> = {
  groupNameLength: 'name',
  groupNameTaken: 'name',
  groupShortNameLength: 'shortName',
  groupShortNameCharacters: 'shortName',
  groupShortNameTaken: 'shortName',
  groupBriefLength: 'brief',
  groupDescriptionLength: 'description',
  groupAccessUnknown: 'access',
  groupCodeLength: 'code',
};

const { nameMinimum, nameMaximum, shortNameMinimum, shortNameMaximum } = groupLimits;
const { briefMinimum, briefMaximum, descriptionMinimum, descriptionMaximum } = groupLimits;

const errorTexts: Readonly<Record<GroupFormError, (m: Words) => string>> = {
  groupNameLength: (m) => m.length(nameMinimum, nameMaximum),
  groupShortNameLength: (m) => m.length(shortNameMinimum, shortNameMaximum),
  groupShortNameCharacters: (m) => m.shortNameCharacters,
  groupBriefLength: (m) => m.length(briefMinimum, briefMaximum),
  groupDescriptionLength: (m) => m.length(descriptionMinimum, descriptionMaximum),
  groupAccessUnknown: (m) => m.empty,
  groupCodeLength: (m) => m.codeLength(groupLimits.codeLength),
};

/** Checks each field by the rule of the server. */
export function groupRules(m: Words) {
  const check = (field: GroupField) => (_value: unknown, values: GroupValues) => {
    const error = findGroupFormError(toForm(values), [field]);
    return error !== undefined && fieldOfGroupError[error] === field ? errorTexts[error](m) : null;
  };
  return {
    name: check('name'),
    shortName: check('shortName'),
    brief: check('brief'),
    description: check('description'),
    code: check('code'),
  };
}

const toForm = (values: GroupValues): GroupForm => ({
  name: values.name.trim(),
  shortName: values.shortName.trim(),
  brief: values.brief.trim(),
  description: values.description.trim(),
  access: values.access,
  code: hasCode(values.access) ? values.code.trim() : null,
});

/** Without characters that are mistaken for each other. */
const codeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** `random` returns whole numbers below the given one. */
export const makeCode = (random: (below: number) => number): string =>
  Array.from({ length: groupLimits.codeLength }, () => codeAlphabet[random(codeAlphabet.length)]).join('');

/** The remainder of 32 random bits: even enough for a code. */
export const randomBelow = (below: number): number =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;
