import { expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { memberMessages } from './member-messages.ts';
import { MembershipPeriods } from './membership-periods.tsx';

const m = memberMessages['en-US'];
const high = { level: 3, from: '2026-11-15T12:00:00.000+0000', to: '2026-12-15T12:00:00.000+0000' };
const low = { level: 1, from: high.to, to: null };

it('lists the levels that follow each other', () => {
  const shown = renderMarkup(<MembershipPeriods periods={[high, low]} />);
  expect(shown.all('listitem').map(({ text }) => text)).toEqual([
    `Level 1-3 ${m.fromTo('11/15/2026', '12/15/2026')}`,
    'Level 1-1 No end date',
  ]);
});

it.each([[[]], [[high]]])('is absent if there is nothing to order: %j', (periods) => {
  expect(renderMarkup(<MembershipPeriods periods={periods} />).text).toBe('');
});
