import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import { BarList } from './bar-list.tsx';

describe('a list of bars', () => {
  const render = (values: readonly number[], maximum?: number) =>
    renderMarkup(
      <BarList
        caption="Chart"
        items={values.map((value, index) => ({ key: String(index), label: `item ${String(index)}`, value }))}
        {...(maximum !== undefined && { maximum })}
      />,
    );
  const sharesOf = (html: string) =>
    [...html.matchAll(/--share:([\d.]+)/g)].map(([, share]) => Number(share));

  it.each([
    ['relative to the largest', [4, 2, 0], undefined, [1, 0.5, 0]],
    ['relative to a given maximum', [4, 2], 8, [0.5, 0.25]],
    ['at most full', [9], 3, [1]],
    ['empty if all are zero', [0, 0], undefined, [0, 0]],
  ])('draws them %s', (_case, values, maximum, shares) => {
    expect(sharesOf(render(values, maximum).html)).toEqual(shares);
  });

  it('writes large numbers with separators', () => {
    expect(render([1_234_567]).text).toContain('1,234,567');
  });
});
