import { describe, expect, it } from 'vitest';
import { problemTabs, readTab, shownTabs, tabByKey } from './problem-tabs.ts';

describe('the tab of an address', () => {
  it('is the one that the address names', () => {
    for (const tab of problemTabs) expect(readTab(tab, shownTabs(true))).toBe(tab);
  });

  it.each([null, '', 'constructor', 'Statistics', 'problemdetail'])('is the statement for %o', (value) => {
    expect(readTab(value, shownTabs(true))).toBe('problemDetail');
  });

  it('is the statement when the problem has no attachments to show', () => {
    expect(shownTabs(false)).toEqual(['problemDetail', 'mySubmission', 'statistics']);
    expect(readTab('extraFile', shownTabs(false))).toBe('problemDetail');
  });
});

it.each([
  ['ArrowRight', 'problemDetail', 'mySubmission'],
  ['ArrowRight', 'statistics', 'problemDetail'],
  ['ArrowLeft', 'problemDetail', 'statistics'],
  ['ArrowLeft', 'statistics', 'mySubmission'],
  ['Home', 'statistics', 'problemDetail'],
  ['End', 'problemDetail', 'statistics'],
  ['Enter', 'problemDetail', undefined],
] as const)('%s leads from %s to %s', (key, tab, expected) => {
  expect(tabByKey(key, tab, shownTabs(false))).toBe(expected);
});
