import { describe, expect, it } from 'vitest';
import { problemTabs, parseTab, shownTabs, tabByKey } from './problem-tabs.ts';

const withFiles = shownTabs({ hasExtraFiles: true, areCountsHidden: false, hasSolutions: true });
const withoutFiles = shownTabs({ hasExtraFiles: false, areCountsHidden: false, hasSolutions: false });

describe('problem tab', () => {
  it('is the one in the URL', () => {
    for (const tab of problemTabs) expect(parseTab(tab, withFiles)).toBe(tab);
  });

  it.each([null, '', 'constructor', 'Statistics', 'problemdetail'])('is the statement for %o', (value) => {
    expect(parseTab(value, withFiles)).toBe('problemDetail');
  });

  it('is the statement if the problem has no extra files', () => {
    expect(withoutFiles).toEqual(['problemDetail', 'mySubmission', 'statistics']);
    expect(parseTab('extraFile', withoutFiles)).toBe('problemDetail');
  });

  it('is the statement if a frozen contest hides the counts', () => {
    const sealed = shownTabs({ hasExtraFiles: false, areCountsHidden: true, hasSolutions: false });
    expect(sealed).toEqual(['problemDetail', 'mySubmission']);
    expect(parseTab('statistics', sealed)).toBe('problemDetail');
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
] as const)('%s moves from %s to %s', (key, tab, expected) => {
  expect(tabByKey(key, tab, withoutFiles)).toBe(expected);
});
