import { formatDateTime, parseWireDate } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import type { ExamProtectionNotice, ExamRefusal } from '../api/contest-desk.ts';
import { refusalMessages } from './refusal-messages.ts';

/** Why exam protection refuses this device, with times in the zone of the reader. */
export function useRefusalText(refusal: ExamRefusal | undefined): string | undefined {
  const m = useMessages(refusalMessages);
  const locale = useLocale();
  switch (refusal?.reason) {
    case undefined:
      return undefined;
    case 'address-not-allowed':
      return m['address-not-allowed'](refusal.ip, refusal.allowed.join(', '));
    case 'other-device':
      return m['other-device'](formatDateTime(parseWireDate(refusal.since), locale));
    case 'address-changed':
      return m['address-changed'](refusal.ip, refusal.boundTo);
    case 'session-released':
      return m['session-released'](formatDateTime(parseWireDate(refusal.at), locale));
    default:
      return refusal satisfies never;
  }
}

/** What a contestant must know before the start; empty without protection. */
export function useProtectionRules(protection: ExamProtectionNotice | undefined): string[] {
  const { rules } = useMessages(refusalMessages);
  if (protection === undefined) return [];
  return [
    ...(protection.hasAddressList ? [rules.addresses] : []),
    ...(protection.isSingleSession ? [rules.single] : []),
    ...(protection.isAddressBound ? [rules.bound] : []),
  ];
}
