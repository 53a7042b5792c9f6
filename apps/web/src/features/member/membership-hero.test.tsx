import { describe, expect, it } from 'vitest';
import { memberLevels, parseMembership, type MembershipFacts } from '../../lib/membership.ts';
import { membershipMessages } from '../../lib/membership-messages.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { memberMessages } from './member-messages.ts';
import { MembershipHero } from './membership-hero.tsx';

const now = new Date('2026-11-15T12:00:00Z');
const facts = (changes: Partial<MembershipFacts> = {}): MembershipFacts => ({
  memberStatus: 0,
  memberAnnual: 0,
  gmtMemberExp: null,
  level: 0,
  ...changes,
});

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('MembershipHero in %s', (locale) => {
  const m = memberMessages[locale];
  const words = membershipMessages[locale];
  const show = (changes: Partial<MembershipFacts>) =>
    renderMarkup(<MembershipHero membership={parseMembership(facts(changes), now)} />, { locale });

  it.each([
    [0, 'registered', m.buy],
    [1, 'verified', m.buy],
    [2, 'member', m.renew],
    [3, 'expired', m.renew],
    [9, 'registered', m.buy],
  ] as const)('status %i is %s', (memberStatus, status, action) => {
    const shown = show({ memberStatus });
    expect(shown.names('heading')).toEqual([words.status[status]]);
    expect(shown.text).toContain(m.statusText[status]);
    expect(shown.get('link', action).href).toBe('/buy');
  });

  it.each([
    ['2026-11-16T12:00:00.000+0000', 1],
    ['2026-11-16T12:00:01.000+0000', 2],
    ['2026-12-15T12:00:00.000+0000', 30],
  ])('a membership until %s has %i days left', (gmtMemberExp, days) => {
    expect(show({ memberStatus: 2, gmtMemberExp }).text).toContain(m.daysLeft(days));
  });

  it('a membership past its last day has expired', () => {
    const shown = show({ memberStatus: 2, gmtMemberExp: '2026-11-15T11:59:59.000+0000' });
    expect(shown.names('heading')).toEqual([words.status.expired]);
    expect(shown.text).not.toContain(m.daysLeft(0));
  });

  it.each(memberLevels.map((level, index) => [index + 1, level] as const))(
    'level %i is %s',
    (level, name) => {
      expect(show({ level }).text).toContain(words.level(name));
    },
  );

  it.each([0, 4, -1])('level %i is none', (level) => {
    expect(show({ level }).text).toContain(m.noLevel);
  });
});
