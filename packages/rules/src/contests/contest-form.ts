/** Validation of the contest form. The server validates before writing, the web while the user types. */
import type { ContestFormError, ContestFormField } from '@touchstone/contract/contest-form';
import { contestLimits } from '@touchstone/contract/contest-limits';
import { parseAccountRule } from './account-rule.ts';
import { parseAddressList } from './address-list.ts';
import type { AwardRule, AwardType } from './awards.ts';
import type { ContestAudience } from './contest-access.ts';
import { findAwardErrors } from './contest-form-awards.ts';
import { findTimeErrors, type StoredTimes } from './contest-form-times.ts';

export interface ContestFormValues {
  title: string;
  description: string;
  scoring: 'acm' | 'oi';
  startMs: number;
  endMs: number;
  /** Null if the scoreboard is never frozen. */
  frozenFromMs: number | null;
  audience: ContestAudience;
  /** Null for none. */
  password: string | null;
  /** The tagged text; null if every account may take part. */
  accountRule: string | null;
  stars: readonly string[];
  awardType: AwardType;
  awards: readonly AwardRule[];
  /** The lines of the allow-list of exam protection. */
  examAddresses: readonly string[];
}

/** The stored contest on an update; absent for a new one. */
export interface StoredContest extends StoredTimes {
  readonly scoring: 'acm' | 'oi';
}

/** Returns all errors, in the order of the form. */
export function findContestFormErrors(form: ContestFormValues, stored?: StoredContest): ContestFormError[] {
  const { titleMaximum, descriptionMaximum } = contestLimits;
  return [
    ...findTextErrors('title', form.title, titleMaximum),
    ...findTextErrors('description', form.description, descriptionMaximum),
    ...findTypeErrors(form, stored),
    ...findTimeErrors(form, stored),
    ...findPasswordErrors(form),
    ...findRuleErrors(form.accountRule),
    ...findStarErrors(form.stars),
    ...findAddressErrors(form.examAddresses),
    ...findAwardErrors(form.awardType, form.awards),
  ];
}

function findTextErrors(field: ContestFormField, value: string, limit: number): ContestFormError[] {
  if (value.trim() === '') return [{ field, reason: 'missing' }];
  return value.length > limit ? [{ field, reason: 'tooLong', limit }] : [];
}

const findTypeErrors = ({ scoring }: ContestFormValues, stored?: StoredContest): ContestFormError[] =>
  stored !== undefined && stored.scoring !== scoring ? [{ field: 'type', reason: 'typeFixed' }] : [];

function findPasswordErrors({ audience, password }: ContestFormValues): ContestFormError[] {
  const limit = contestLimits.passwordMaximum;
  if (password !== null && password.length > limit) return [{ field: 'pwd', reason: 'tooLong', limit }];
  const isMissing = audience !== 'public' && (password === null || password.trim() === '');
  return isMissing ? [{ field: 'pwd', reason: 'missing' }] : [];
}

const filledNumber = /<(?:start|end)>\s*[^\s<]/;

/** Half a range, or a reversed one, would admit other accounts than intended. */
function findRuleErrors(rule: string | null): ContestFormError[] {
  if (rule === null) return [];
  const field = 'accountLimitRule';
  const limit = contestLimits.accountRuleMaximum;
  if (rule.length > limit) return [{ field, reason: 'tooLong', limit }];
  const { numbers, extra } = parseAccountRule(rule);
  if (numbers === null && filledNumber.test(rule)) return [{ field, reason: 'numbersInvalid' }];
  return numbers === null && extra.length === 0 ? [{ field, reason: 'ruleEmpty' }] : [];
}

function findStarErrors(stars: readonly string[]): ContestFormError[] {
  const limit = contestLimits.starsMaximum;
  return stars.length > limit ? [{ field: 'starAccount', reason: 'tooMany', limit }] : [];
}

function findAddressErrors(lines: readonly string[]): ContestFormError[] {
  const field = 'examAddresses';
  const limit = contestLimits.examAddressesMaximum;
  const { addresses, errors } = parseAddressList(lines);
  if (addresses.length > limit) return [{ field, reason: 'tooMany', limit }];
  return errors.map(({ reason, row, text, suggestion }) => ({
    field,
    reason,
    row,
    name: text,
    suggestion,
  }));
}

/** Trims names and removes duplicates. Names that differ only in case are the same account. */
export function parseStarNames(typed: readonly string[]): string[] {
  const names = new Map<string, string>();
  for (const name of typed.map((one) => one.trim())) {
    if (name !== '' && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  return [...names.values()];
}

/** If the password of a contest changes, only users who entered the current one are registered. */
export const areRegistrationsDropped = (
  before: { readonly password: string | null },
  after: { readonly audience: ContestAudience; readonly password: string | null },
) => after.audience !== 'public' && after.password !== before.password;
