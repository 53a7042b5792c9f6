import { groupLimits, type GroupAccess } from '@touchstone/contract/group-limits';
import { isLengthBetween } from '@touchstone/rules/groups/group-form';
import type { Application } from '../api/membership.ts';
import type { joinMessages } from './join-messages.ts';

export interface ApplicationValues {
  code: string;
  reason: string;
}

type Words = (typeof joinMessages)['en-US'];

/** Every group that does not admit at once asks for a reason; a private one also for its code. */
export function applicationRules(access: GroupAccess, m: Words) {
  const { codeLength, reasonMinimum, reasonMaximum } = groupLimits;
  return {
    reason: (text: string) =>
      isLengthBetween(text.trim(), reasonMinimum, reasonMaximum)
        ? null
        : m.reasonLength(reasonMinimum, reasonMaximum),
    code: (text: string) =>
      access === 'private' && text.trim().length !== codeLength ? m.codeLength(codeLength) : null,
  };
}

export const toApplication = (access: GroupAccess, { code, reason }: ApplicationValues): Application => ({
  reason: reason.trim(),
  ...(access === 'private' && { code: code.trim() }),
});
