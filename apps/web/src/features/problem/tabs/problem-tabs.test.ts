import { describe, expect, it } from 'vitest';
import { problemTabs, readTab, shownTabs, tabByKey } from './problem-tabs.ts';

const withFiles = shownTabs({ hasExtraFiles: true, areCountsHidden: false });
const withoutFiles = shownTabs({ hasExtraFiles: false, areCountsHidden: false });

describe('the tab of an address', () => {
  it('is the one that the address names', () => {
    for (const tab of problemTabs) expect(readTab(tab, withFiles)).toBe(tab);
  });

  it.each([null, '', 'constructor', 'Statistics', 'problemdetail'])('is the statement for %o', (value) => {
    expect(readTab(value, withFiles)).toBe('problemDetail');
  });

  it('is the statement when the problem has no attachments to show', () => {
    expect(withoutFiles).toEqual(['problemDetail', 'mySubmission', 'statistics']);
    expect(readTab('extraFile', withoutFiles)).toBe('problemDetail');
  });

  it('is the statement when a sealed contest keeps its counts', () => {
    const sealed = shownTabs({ hasExtraFiles: false, areCountsHidden: true });
    expect(sealed).toEqual(['problemDetail', 'mySubmission']);
    expect(readTab('statistics', sealed)).toBe('problemDetail');
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
  expect(tabByKey(key, tab, withoutFiles)).toBe(expected);
});
