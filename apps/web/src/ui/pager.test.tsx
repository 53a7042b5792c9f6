import { describe, expect, it } from 'vitest';
import { pagerMessages } from './pager-messages.ts';
import { Pager } from './pager.tsx';
import { renderMarkup } from './testing/render-markup.tsx';

const ignore = () => undefined;

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('Pager in %s', (locale) => {
  const m = pagerMessages[locale];
  const show = (
    total: number,
    page: number,
    { size = 10, sizes }: { size?: number; sizes?: number[] } = {},
  ) =>
    renderMarkup(
      <Pager
        total={total}
        page={page}
        size={size}
        onPageChange={ignore}
        {...(sizes !== undefined && { sizes, onSizeChange: ignore })}
      />,
      { locale },
    );

  it.each([
    [0, false],
    [10, false],
    [11, true],
  ])('is shown for %i rows of ten: %s', (total, isShown) => {
    expect(show(total, 1).all('navigation')).toHaveLength(isShown ? 1 : 0);
  });

  it('keeps the size selector if a larger size leaves a single page', () => {
    expect(show(45, 1, { size: 100, sizes: [10, 100] }).names('option')).toEqual([m.size(10), m.size(100)]);
    expect(show(45, 1, { size: 100, sizes: [10, 100] }).all('button')).toEqual([]);
    expect(show(9, 1, { size: 100, sizes: [10, 100] }).all('navigation')).toEqual([]);
  });

  it('leads to the first and the last page if they are not shown', () => {
    const names = show(200, 10).names('button');
    expect([names.at(0), names.at(-1)]).toEqual([m.first, m.last]);
    expect(show(50, 3).names('button')).not.toContain(m.last);
  });

  it('marks the current page', () => {
    const current = show(45, 3)
      .all('button')
      .filter((button) => button.attribute('aria-current') === 'page');
    expect(current.map(({ name }) => name)).toEqual([m.page(3)]);
  });

  it.each([
    [1, true, false],
    [2, false, false],
    [3, false, true],
    [9, false, true],
  ])('on page %i of three the ends are disabled: %s, %s', (page, isFirst, isLast) => {
    const shown = show(30, page);
    expect(shown.get('button', m.previous).isDisabled).toBe(isFirst);
    expect(shown.get('button', m.next).isDisabled).toBe(isLast);
  });

  it('offers the sizes in order, with the one of the address among them', () => {
    const shown = show(100, 1, { size: 15, sizes: [50, 10] });
    expect(shown.names('option')).toEqual([m.size(10), m.size(15), m.size(50)]);
    expect(show(100, 1).all('combobox')).toEqual([]);
  });
});
