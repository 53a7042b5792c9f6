import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { offersQuery } from '../api/membership.ts';
import { aLevel, someOffers } from '../testing/member-rows.ts';
import { benefitsMessages } from './benefits-messages.ts';
import { BenefitsSheet } from './benefits-sheet.tsx';
import { BenefitsTable } from './benefits-table.tsx';

const m = benefitsMessages['en-US'];
const levels = [
  aLevel(),
  aLevel({ assistantQuota: 5 }),
  aLevel({ canReadSolutions: true }),
  aLevel({ canReadSolutions: true }),
];

describe('the table of benefits', () => {
  it('marks the level of the user', () => {
    const { html, all } = renderMarkup(<BenefitsTable benefits={levels} level={2} />);
    expect(all('columnheader').map(({ text }) => text)).toEqual([
      m.benefit,
      'No membership',
      'Level 1-1',
      `Level 1-2 ${m.yours}`,
      'Level 1-3',
      m.rows.solutions,
      m.rows.assistant,
    ]);
    expect(html.match(/data-own/g)).toHaveLength(3);
  });

  it('names marks for screen readers', () => {
    const { all } = renderMarkup(<BenefitsTable benefits={levels} level={undefined} />);
    expect(
      all('cell')
        .slice(0, 4)
        .map(({ text }) => text),
    ).toEqual([m.no, m.no, m.yes, m.yes]);
  });

  it('says so if no level has a benefit', () => {
    const shown = renderMarkup(<BenefitsTable benefits={[aLevel(), aLevel()]} level={0} />);
    expect(shown.text).toBe(m.alike);
  });
});

describe('the sheet of benefits', () => {
  const render = (data: unknown) =>
    renderMarkup(<BenefitsSheet level={0} />, { queries: [[offersQuery('en-US').queryKey, data]] });

  it('shows the configured benefits', () => {
    expect(render(someOffers({ benefits: levels })).names('table')).toHaveLength(1);
  });

  it('offers to try again after a failure', () => {
    expect(render(new Error('offline')).all('alert')).toHaveLength(1);
  });

  it('keeps its place while it loads', () => {
    expect(renderMarkup(<BenefitsSheet level={0} />).html).toContain('aria-busy');
  });
});
