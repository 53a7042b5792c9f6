import { discussionLimits } from '@touchstone/contract/discussion-limits';
import { describe, expect, it } from 'vitest';
import {
  canAddCategory,
  findCategoryErrors,
  toSentCategories,
  type CategoryValue,
} from './category-values.ts';

const stored = (id: number, name: string): CategoryValue => ({ id, name, key: String(id) });
const added = (name: string): CategoryValue => ({ name, key: `new ${name}` });

describe('the categories of discussions', () => {
  it.each([
    ['plain ones', [stored(1, 'Chat'), added('Help')], [undefined, undefined]],
    ['a stored one without a name', [stored(1, ' ')], ['empty']],
    ['a new one without a name', [stored(1, 'Chat'), added('')], [undefined, undefined]],
    ['two of one name', [stored(1, 'Chat'), added(' Chat ')], [undefined, 'twice']],
  ] as const)('%s', (_name, categories, errors) => {
    expect(findCategoryErrors(categories)).toEqual(errors);
  });

  it('are sent without empty new ones', () => {
    expect(toSentCategories([stored(1, ' Chat '), added(''), added('Help')])).toEqual([
      { id: 1, name: 'Chat' },
      { name: 'Help' },
    ]);
  });

  it('are limited', () => {
    const all = Array.from({ length: discussionLimits.categoriesMaximum }, (_, index) => stored(index, 'x'));
    expect(canAddCategory(all)).toBe(false);
    expect(canAddCategory(all.slice(1))).toBe(true);
  });
});
