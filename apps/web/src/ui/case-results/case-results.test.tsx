import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getLocale, setLocale } from '../../lib/locale.ts';
import type { CaseEntry, CaseExplanation, SubtaskEntry } from './case-entries.ts';
import { CaseResults, type CaseResultsValue } from './case-results.tsx';

// Test files share the language.
const usualLocale = getLocale();
beforeAll(() => setLocale('en-US'));
afterAll(() => setLocale(usualLocale));

/** The visible text without markup. */
const textOf = (results: CaseResultsValue | null, explanations: CaseExplanation[] = []) =>
  renderToStaticMarkup(
    <MantineProvider>
      <CaseResults results={results} explanations={explanations} />
    </MantineProvider>,
  )
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const entry = (seq: number, status: number, more: Partial<CaseEntry> = {}): CaseEntry => ({
  seq,
  status,
  time: 12,
  memory: 2048,
  score: null,
  inputData: null,
  outputData: null,
  userOutput: null,
  ...more,
});

const subtask = (groupNum: number, status: number, cases: CaseEntry[]): SubtaskEntry => ({
  groupNum,
  status,
  score: 30,
  ac: 1,
  total: cases.length,
  time: null,
  memory: null,
  subtaskDetailList: cases,
});

describe('CaseResults', () => {
  it('shows the verdict of every case and opens the details of the first failing one', () => {
    const text = textOf({
      judgeCaseList: [
        entry(1, 0),
        entry(2, -1, { userOutput: 'Read 5, expected 4' }),
        entry(3, 3, { userOutput: 'Killed by SIGSEGV' }),
      ],
      subTaskJudgeCaseVoList: null,
    });
    expect(text).toContain('1 of 3 cases passed');
    expect(text).toMatch(/1 Accepted 12 ms 2\.0 MB 2 Wrong Answer .* Read 5, expected 4 .*3 Runtime Error/);
    expect(text).not.toContain('SIGSEGV');
    expect(text).not.toContain('Score');
  });

  it('marks a failing sample, whose explanation is shown on request', () => {
    const text = textOf(
      {
        judgeCaseList: [entry(1, 0), entry(2, 3, { userOutput: 'The program was ended by signal 11.' })],
        subTaskJudgeCaseVoList: null,
      },
      [{ seq: 2, status: 3, isSample: true, note: { code: 'signal', signal: 11 }, message: null }],
    );
    expect(text).toContain('Sample');
    expect(text).not.toContain('was ended by');
  });

  it('does not count the cases after the failure that ended the judging', () => {
    const results = {
      judgeCaseMode: 'ergodic_without_error',
      judgeCaseList: [entry(1, 0), entry(2, -1)],
      subTaskJudgeCaseVoList: null,
    };
    expect(textOf(results)).toContain('Stopped at the first failed case; 1 passed before it');
    const older = { ...results, judgeCaseList: [entry(1, -1), entry(2, 0)] };
    expect(textOf(older)).toContain('1 of 2 cases passed');
    const passed = { ...results, judgeCaseList: [entry(1, 0), entry(2, 0)] };
    expect(textOf(passed)).toContain('2 of 2 cases passed');
  });

  it('shows the limit instead of the time of a case over time', () => {
    const text = textOf({ judgeCaseList: [entry(1, 1, { time: 1000 })], subTaskJudgeCaseVoList: null });
    expect(text).toContain('> 1.00 s'.replace('>', '&gt;'));
  });

  it('shows scores where cases have them', () => {
    const judgeCaseList = [entry(1, 0, { score: 60 }), entry(2, -1, { score: 0 })];
    expect(textOf({ judgeCaseList, subTaskJudgeCaseVoList: null })).toMatch(
      /Score 1 Accepted 12 ms 2\.0 MB 60 /,
    );
  });

  it('groups cases by subtask, numbers them continuously, and opens the first subtask that lost points', () => {
    const text = textOf({
      judgeCaseList: null,
      subTaskJudgeCaseVoList: [
        subtask(1, 0, [entry(1, 0), entry(2, 0)]),
        subtask(2, 8, [entry(3, 0), entry(4, 1)]),
      ],
    });
    expect(text).toContain('3 of 4 cases passed');
    expect(text).toMatch(/Subtask 1 Accepted 30 .*Subtask 2 Partial Accepted 30 /);
    expect(text).toMatch(/3 Accepted 12 ms 2\.0 MB 4 Time Limit Exceeded/);
    expect(text).not.toMatch(/1 Accepted 12 ms/);
  });

  it('explains why no results are shown', () => {
    expect(textOf(null)).toContain('Test results are hidden');
    expect(textOf({ judgeCaseList: [], subTaskJudgeCaseVoList: null })).toContain('No test case results');
  });
});
