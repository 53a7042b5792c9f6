import { describe, expect, it } from 'vitest';
import { truncateName } from './truncate-name.ts';

describe('truncateName', () => {
  it.each([
    ['', ''],
    ['demo_gardener', 'demo_gardener'],
    ['fourteen_signs', 'fourteen_signs'],
    ['fifteen_letters', 'fifteen_letter…'],
    ['一二三四五六七八九十甲乙丙丁戊', '一二三四五六七八九十甲乙丙丁…'],
    ['👩‍👩‍👧'.repeat(15), `${'👩‍👩‍👧'.repeat(14)}…`],
  ])('shows %s as %s', (name, shown) => {
    expect(truncateName(name)).toBe(shown);
  });
});
