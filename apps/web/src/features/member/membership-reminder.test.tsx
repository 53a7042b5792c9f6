import { describe, expect, it } from 'vitest';
import { parseMembership } from '../../lib/membership.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { memberMessages } from './member-messages.ts';
import { MembershipReminder } from './membership-reminder.tsx';

const m = memberMessages['en-US'];
const now = new Date('2026-11-15T12:00:00Z');
const show = (memberStatus: number, gmtMemberExp: string | null) =>
  renderMarkup(
    <MembershipReminder
      membership={parseMembership({ memberStatus, memberAnnual: 0, gmtMemberExp, level: 1 }, now)}
    />,
  );

describe('the reminder to renew', () => {
  it.each([
    ['a week before the end', '2026-11-22T12:00:00.000+0000', m.endsSoon(7, '11/22/2026')],
    ['on the last day', '2026-11-16T11:00:00.000+0000', m.endsSoon(1, '11/16/2026')],
    ['after the end', '2026-11-10T12:00:00.000+0000', m.hasEnded('11/10/2026')],
  ])('is shown %s', (_when, expiry, text) => {
    const shown = show(2, expiry);
    expect(shown.text).toContain(text);
    expect(shown.get('link', m.renewNow).href).toBe('/buy');
  });

  it.each([
    ['earlier', 2, '2026-11-23T12:00:00.000+0000'],
    ['without an end', 2, null],
    ['without a membership', 0, null],
  ])('is absent %s', (_when, status, expiry) => {
    expect(show(status, expiry).text).toBe('');
  });
});
