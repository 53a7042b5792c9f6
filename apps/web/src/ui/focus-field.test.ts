import { afterEach, describe, expect, it, vi } from 'vitest';
import { focusField, focusOrder, listFieldSelectors } from './focus-field.ts';

describe('the element of a field with an error', () => {
  it.each([
    [{ field: 'title' }, ['[data-field="title"]']],
    [
      { field: 'rule', reason: 'numbers' },
      ['[data-field="rule"][data-reasons~="numbers"]', '[data-field="rule"]'],
    ],
    [{ field: 'samples', row: 3 }, ['[data-field="samples"][data-row="3"]', '[data-field="samples"]']],
    [
      { field: 'samples', row: 3, reason: 'scoreInvalid' },
      [
        '[data-field="samples"][data-row="3"][data-reasons~="scoreInvalid"]',
        '[data-field="samples"][data-row="3"]',
        '[data-field="samples"]',
      ],
    ],
  ])('%j', (position, selectors) => {
    expect(listFieldSelectors(position)).toEqual(selectors);
  });
});

describe('the focus', () => {
  afterEach(() => vi.unstubAllGlobals());

  const element = (part: object = {}) => ({
    focus: vi.fn<() => void>(),
    scrollIntoView: vi.fn<() => void>(),
    matches: () => false,
    querySelector: (_selector: string): unknown => null,
    ...part,
  });
  const show = (found: Record<string, unknown>) =>
    vi.stubGlobal('document', { querySelector: (selector: string) => found[selector] ?? null });

  it('moves to the text of an editor, not to its toolbar', () => {
    const [ofText, ofButtons] = focusOrder;
    const text = element();
    const button = element();
    const inner: Record<string, unknown> = { [ofText]: text, [ofButtons]: button };
    const editor = element({ querySelector: (selector: string) => inner[selector] });
    show({ '[data-field="description"]': editor });
    focusField({ field: 'description' });
    expect(text.focus).toHaveBeenCalledTimes(1);
    expect(button.focus).not.toHaveBeenCalled();
    expect(editor.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('moves to the cell with the error, not to the first of its row', () => {
    const [group, score] = [element({ matches: () => true }), element({ matches: () => true })];
    show({
      '[data-field="samples"][data-row="2"]': group,
      '[data-field="samples"][data-row="2"][data-reasons~="scoreInvalid"]': score,
    });
    focusField({ field: 'samples', row: 2, reason: 'scoreInvalid' });
    expect(score.focus).toHaveBeenCalledTimes(1);
    expect(group.focus).not.toHaveBeenCalled();
  });

  it('stays for a field that is not on the page', () => {
    show({});
    expect(() => focusField({ field: 'gone' })).not.toThrow();
  });
});
