import { describe, expect, it } from 'vitest';
import { countTests, findReport, formatReport, listProblems, type GuestReport } from './guest-report.ts';

const expected = { architecture: 'arm64', kernel: '6.1.0-54-arm64', controlGroups: 'v2' };
const report: GuestReport = {
  ...expected,
  suites: [
    { title: 'conformance as root', passed: 300, failures: [] },
    { title: 'judging', passed: 3, failures: [] },
  ],
};

describe('the report of a guest', () => {
  it('is found among the lines of the console', () => {
    const console = `[    0.0] Booting Linux\r\n${formatReport(report)}\r\n[  99.0] reboot: Power down\r\n`;
    expect(findReport(console)).toEqual(report);
    expect(countTests(report)).toBe(303);
  });

  it('is missing when the guest stopped early', () => {
    expect(findReport('[    1.0] Kernel panic - not syncing\r\n')).toBeUndefined();
  });

  it.each<[string, GuestReport | undefined, string[]]>([
    ['nothing about a good one', report, []],
    ['that there is none', undefined, ['The guest ended without a report.']],
    ['that nothing was tested', { ...report, suites: [] }, ['Nothing was tested.']],
    [
      'that a suite is empty',
      { ...report, suites: [{ title: 'judging', passed: 0, failures: [] }] },
      ['judging: nothing passed'],
    ],
    [
      'failed tests',
      { ...report, suites: [{ title: 'judging', passed: 2, failures: ['accepted.py: WA'] }] },
      ['judging: accepted.py: WA'],
    ],
    [
      'that the sandbox used no control groups',
      { ...report, controlGroups: 'none' },
      ['controlGroups: none instead of v2'],
    ],
    ['another kernel', { ...report, kernel: '6.18.1' }, ['kernel: 6.18.1 instead of 6.1.0-54-arm64']],
  ])('tells %s', (_, given, problems) => {
    expect(listProblems(given, expected)).toEqual(problems);
  });
});
