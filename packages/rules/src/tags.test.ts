import { describe, expect, test } from 'vitest';
import { findTagNameProblem, findTagSite, isTagColor } from './tags.ts';

describe('the name of a tag', () => {
  test.each([
    ['dp', undefined],
    [' 图论 ', undefined],
    ['x'.repeat(64), undefined],
    [` ${'x'.repeat(64)} `, undefined],
    ['x'.repeat(65), 'tooLong'],
    ['', 'empty'],
    [' \t\n', 'empty'],
  ])('%j: %s', (name, problem) => {
    expect(findTagNameProblem(name)).toBe(problem);
  });
});

describe('the colour of a tag', () => {
  test.each([
    ['#4CAF50', true],
    ['#4caf50', true],
    ['#fff', true],
    ['4CAF50', false],
    ['#4CAF5', false],
    ['#4CAF501', false],
    ['#ggg', false],
    ['red', false],
    ['#fff;background:url(//example.org)', false],
    ['#fff\n', false],
    ['', false],
  ])('%j: %s', (color, isColor) => {
    expect(isTagColor(color)).toBe(isColor);
  });
});

describe('the site of a tag', () => {
  test.each([
    ['ME', 'ME'],
    ['me', 'ME'],
    [' hdu ', 'HDU'],
    ['ALL', undefined],
    ['HDUX', undefined],
    ['', undefined],
  ])('%j is %s', (text, site) => {
    expect(findTagSite(text)).toBe(site);
  });
});
