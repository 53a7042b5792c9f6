import { statuses, type FinalStatus, type SubmissionResult } from '@touchstone/contract';
import { textFile } from '@touchstone/problem-formats/testing/text-file';
import { describe, expect, it } from 'vitest';
import { compareResult } from './compare-result.ts';
import { legacyDefaults } from '@touchstone/problem-formats/icpc/group-settings';
import type {
  CaseRule,
  Expectation,
  PackageGrading,
} from '@touchstone/problem-formats/jury-package/problem-package';

const { accepted: ac, wrongAnswer: wa, timeLimitExceeded: tle, compileError: ce, systemError: se } = statuses;
const caseNames = ['secret/1', 'secret/2', 'secret/3'];
const file = textFile('1.in', '');
const parts = caseNames.map((name) => ({ name, input: file, answer: file, validatorArguments: [] }));
const secret = { name: 'secret', grading: legacyDefaults.grading, parts };
const grading: PackageGrading = {
  root: { name: '', grading: legacyDefaults.grading, parts: [secret] },
  isScoring: false,
  objective: 'max',
};

function result(...judged: (FinalStatus | [FinalStatus, string])[]): SubmissionResult {
  const cases = judged.map((one, index) => {
    const [status, message] = typeof one === 'number' ? [one, null] : one;
    return { caseId: index, seq: index + 1, group: 1, status, timeMs: 1, memoryKb: 1, score: null, message };
  });
  const status = cases.find((one) => one.status !== ac)?.status ?? ac;
  return { kind: 'submission', status, timeMs: 1, memoryKb: 1, score: null, errorMessage: null, cases };
}

const rule = (changes: Partial<CaseRule>): CaseRule => ({
  pattern: undefined,
  permitted: undefined,
  required: undefined,
  message: undefined,
  score: undefined,
  ...changes,
});
const expectation = (verdicts: Expectation['verdicts'], changes: Partial<Expectation> = {}): Expectation => ({
  verdicts,
  caseRules: [],
  score: undefined,
  caseVerdicts: undefined,
  boundsTimeLimit: false,
  ...changes,
});
const slow = expectation(['TLE'], {
  caseRules: [rule({ permitted: ['AC', 'WA', 'TLE'], required: ['TLE'] })],
});

describe('a submission of the ICPC format', () => {
  it.each<[string, Expectation, SubmissionResult, object]>([
    ['gets what is expected', expectation(['WA', 'PE']), result(ac, wa), { got: 'WA', ok: true }],
    [
      'gets something else',
      expectation(['AC']),
      result(ac, [wa, 'off by 3']),
      { got: 'WA', ok: false, reason: 'the verdict is WA: off by 3' },
    ],
    ['keeps the rules for cases', slow, result(wa, tle, ac), { got: 'TLE', ok: true }],
    [
      'lacks a required verdict',
      slow,
      result(wa, ac, ac),
      { got: 'WA', ok: false, isOpen: false, reason: 'no case is TLE' },
    ],
    ['lacks it so far', slow, result(wa), { ok: false, isOpen: true }],
    [
      'gets what is not permitted',
      expectation(['WA'], { caseRules: [rule({ permitted: ['AC', 'WA'], required: ['WA'] })] }),
      result(wa, tle, ac),
      { got: 'TLE', ok: false, reason: 'case secret/2 is TLE' },
    ],
    [
      'does not compile',
      expectation(['WA', 'CE']),
      { ...result(), status: ce, errorMessage: 'error' },
      { got: 'CE', ok: true },
    ],
    [
      'meets a broken validator',
      expectation(['WA']),
      result(wa, [se, 'The checker ended with exit code 1']),
      { got: 'SE', ok: false, reason: 'The checker ended with exit code 1' },
    ],
    [
      'gets a message',
      expectation(['WA'], { caseRules: [rule({ pattern: 'secret/2', message: 'range' })] }),
      result(ac, [wa, 'out of range']),
      { ok: true },
    ],
    [
      'gets another message',
      expectation(['WA'], { caseRules: [rule({ pattern: 'secret/1', message: 'range' })] }),
      result(ac, [wa, 'out of range'], ac),
      { ok: false, reason: 'no case in secret/1 got the message "range"' },
    ],
  ])('that %s', (_, expected, judged, comparison) => {
    expect(compareResult({ expectation: expected, grading, caseNames }, judged)).toMatchObject(comparison);
  });

  it('has the scores of its validator', () => {
    const scored = { ...grading, isScoring: true };
    const judged = result([ac, '[[score.txt 12.5]]\nwell done'], [ac, '[[score.txt 1e1]]'], ac);
    const expected = expectation(['AC'], { score: { minimum: 23, maximum: 24 } });
    expect(compareResult({ expectation: expected, grading: scored, caseNames }, judged)).toMatchObject({
      score: 23.5,
      ok: true,
    });
    const broken = result([ac, '[[score.txt lots]]']);
    expect(compareResult({ expectation: expected, grading: scored, caseNames }, broken)).toMatchObject({
      got: 'SE',
      ok: false,
    });
  });
});

describe('a submission of the fixture format', () => {
  const judged = { ...result(ac, wa, statuses.cancelled), status: statuses.partialAccepted, score: 30 };

  it.each<[string, Partial<Expectation>, object]>([
    ['score', { score: { minimum: 30, maximum: 30 } }, { ok: true }],
    [
      'another score',
      { score: { minimum: 40, maximum: 40 } },
      { ok: false, reason: 'the score is 30, not 40' },
    ],
    ['verdicts of cases', { caseVerdicts: ['AC', 'WA', null] }, { ok: true }],
    [
      'another verdict of a case',
      { caseVerdicts: ['AC', 'TLE', null] },
      { ok: false, reason: 'case secret/2 is WA, not TLE' },
    ],
    [
      'the verdict of a case that was left out',
      { caseVerdicts: [null, null, 'WA'] },
      { ok: false, reason: 'case secret/3 is skipped, not WA' },
    ],
  ])('must match its %s', (_, changes, comparison) => {
    const expected = expectation(['PA'], changes);
    expect(compareResult({ expectation: expected, grading: undefined, caseNames }, judged)).toMatchObject(
      comparison,
    );
  });
});
