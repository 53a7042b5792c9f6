import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import { ColumnChart } from './column-chart.tsx';

describe('a column chart', () => {
  const column = (key: string, whole: number, part = 0) => ({
    key,
    label: key,
    whole,
    part,
    description: `${key}: ${String(part)} of ${String(whole)}`,
  });

  it('is one tab stop, the latest column, and reads as a list of numbers', () => {
    const images = renderMarkup(
      <ColumnChart caption="Days" columns={[column('1', 4, 2), column('2', 0)]} wholeLabel="All" />,
    ).all('img');
    expect(images.map(({ name }) => name)).toEqual(['1: 2 of 4', '2: 0 of 0']);
    expect(images.map((image) => image.attribute('tabindex'))).toEqual(['-1', '0']);
  });

  it('without columns has neither tab stops nor broken heights', () => {
    const { html } = renderMarkup(<ColumnChart caption="Days" columns={[]} wholeLabel="All" />);
    expect(html).not.toMatch(/NaN|Infinity/);
  });
});
