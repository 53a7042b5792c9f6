import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import { chartMessages } from './chart-messages.ts';
import { DonutChart, type DonutPart } from './donut-chart.tsx';

const part = (label: string, value: number): DonutPart => ({ key: label, label, value, color: '#123456' });
const show = (parts: readonly DonutPart[], more: Partial<Parameters<typeof DonutChart>[0]> = {}) =>
  renderMarkup(<DonutChart caption="Verdicts" parts={parts} {...more} />);

describe('a donut chart', () => {
  it('has a named table with every part, its number and its share', () => {
    const markup = show([part('Accepted', 1500), part('Wrong', 500)]);
    expect(markup.names('table')).toEqual(['Verdicts']);
    expect(markup.all('row').map((row) => row.text)).toEqual(['Accepted 1,500 75.0%', 'Wrong 500 25.0%']);
  });

  it('leaves out parts without a value', () => {
    expect(show([part('Accepted', 1), part('Wrong', 0)]).text).not.toContain('Wrong');
  });

  it('has shares that add up to 100', () => {
    const rows = show([part('a', 1), part('b', 1), part('c', 1)]).all('row');
    const shares = rows.map((row) => Number(/([0-9.]+)%/.exec(row.text)?.[1]));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 5);
  });

  it('shows the sum in the middle, under its name', () => {
    expect(show([part('a', 2), part('b', 3)]).text).toContain(`5 ${chartMessages['en-US'].total}`);
    expect(show([part('a', 2)], { totalLabel: 'Submissions' }).text).toContain('2 Submissions');
  });

  it('says that there is nothing, in the words of the page if it has some', () => {
    expect(show([part('a', 0)]).text).toContain(chartMessages['en-US'].nothing);
    const markup = show([], { emptyText: 'No submissions yet' });
    expect(markup.text).toContain('No submissions yet');
    expect(markup.all('table')).toEqual([]);
  });
});
