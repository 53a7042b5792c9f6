import { problemTypes } from '@touchstone/contract/problem-types';
import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import type { SubmissionUpdate } from '../../../../lib/submission-updates/index.ts';
import { renderMarkup } from '../../../../ui/testing/render-markup.tsx';
import { noteMessages } from '../../../../ui/explanation/note-messages.ts';
import { remoteRunMessages } from '../../../../ui/remote/remote-run-messages.ts';
import { verdictMessages } from '../../../../ui/verdict/verdict-messages.ts';
import { caseResultsQuery, explanationQuery, submissionTextQuery } from '../api/get-judgement.ts';
import type { WorkbenchProblem } from '../workbench-problem.ts';
import type { CaseResults } from './first-failing-case.ts';
import { resultMessages } from './result-messages.ts';
import { ResultPanel } from './result-panel.tsx';
import type { SubmitState } from './submit-state.ts';

const m = resultMessages['en-US'];
const verdicts = verdictMessages['en-US'];
const sent = { submitId: 7, code: 'int a;' };
const update = (changes: Partial<SubmissionUpdate> = {}) =>
  ({
    submitId: 7,
    status: statuses.accepted,
    score: null,
    time: 15,
    memory: 2048,
    judger: null,
    ...changes,
  }) as SubmissionUpdate;

interface Shown {
  type?: number;
  contestId?: number;
  isCodeChanged?: boolean;
  canRetry?: boolean;
  queries?: Parameters<typeof renderMarkup>[1] extends infer Options
    ? Options extends { queries?: infer Queries }
      ? Queries
      : never
    : never;
}

const show = (state: SubmitState, options: Shown = {}) =>
  renderMarkup(
    <ResultPanel
      state={state}
      problem={{ problemId: 'P1', type: options.type ?? problemTypes.acm } as WorkbenchProblem}
      context={{ contestId: options.contestId }}
      isCodeChanged={options.isCodeChanged ?? false}
      onRetry={(options.canRetry ?? true) ? () => undefined : undefined}
      onAnswer={() => undefined}
      onResubmit={() => undefined}
      onRunInput={() => undefined}
    />,
    { queries: options.queries ?? [] },
  );
const nothingToExplain = { note: null, cases: [] };
const explanation = explanationQuery(7).queryKey;
const judged = (changes: Partial<SubmissionUpdate>, { queries = [], ...options }: Shown = {}) =>
  show(
    { kind: 'judged', ...sent, update: update(changes) },
    { ...options, queries: [[explanation, nothingToExplain], ...queries] },
  );

describe('the line of the result', () => {
  it.each<[string, SubmitState, string]>([
    ['nothing was submitted', { kind: 'idle' }, m.noResult],
    ['the code is on its way', { kind: 'sending' }, m.sending],
    ['a captcha is needed', { kind: 'captcha', attempt: 0, problem: undefined }, m.captchaNeeded],
  ])('%s', (_name, state, text) => {
    expect(show(state).all('status')[0]?.text).toBe(text);
  });

  it('hides the result where the contest hides it, and links to the submission', () => {
    const shown = show({ kind: 'hidden', ...sent }, { contestId: 3 });
    expect(shown.text).toContain(m.hidden);
    expect(shown.get('link', m.details).href).toBe('/contest/3/problem/P1/submission-detail/7');
  });

  it('waits before the first news', () => {
    const shown = show({ kind: 'judging', ...sent, update: undefined });
    expect(shown.all('status')[0]?.text).toContain(verdicts.pending.name);
    expect(shown.get('link', m.details).href).toBe('/submission-detail/7');
  });

  it('counts the cases while they run', () => {
    const progress = { judgedCases: 2, totalCases: 9 };
    const shown = show({
      kind: 'judging',
      ...sent,
      update: update({ status: statuses.judging, progress }),
    });
    expect(shown.all('status')[0]?.text).toMatch(/2 ?\/ ?9/);
  });

  it.each([
    [statuses.pending, undefined, true],
    [statuses.judging, undefined, true],
    [statuses.pending, 3, true],
    [statuses.judging, 3, false],
  ])('offers to cancel status %i in contest %s: %s', (status, contestId, isOffered) => {
    const state: SubmitState = { kind: 'judging', ...sent, update: update({ status }) };
    const shown = show(state, contestId === undefined ? {} : { contestId });
    expect(shown.names('button').includes(m.cancel)).toBe(isOffered);
  });

  it('shows the limit instead of a time over it', () => {
    expect(judged({ status: statuses.timeLimitExceeded, time: 1000 }).text).toContain('> 1.00 s');
  });

  it('shows points only for problems that give points', () => {
    const points = { status: statuses.partialAccepted, score: 40 };
    expect(judged(points, { type: problemTypes.oi }).text).toContain(m.score(40));
    expect(judged(points, { type: problemTypes.acm }).text).not.toContain(m.score(40));
    expect(judged({ score: null }, { type: problemTypes.oi }).text).not.toContain(m.score(0));
  });

  it.each([
    [statuses.accepted, true],
    [statuses.wrongAnswer, true],
    [statuses.compileError, false],
    [statuses.systemError, false],
  ])('has figures if the program ran: status %i, %s', (status, hasFigures) => {
    expect(judged({ status }).text.includes('15 ms')).toBe(hasFigures);
  });
});

describe('a failure to send', () => {
  const failure: SubmitState = { kind: 'failed', text: 'Too fast', isConnectionLost: false };
  it('can be tried again', () => {
    expect(show(failure).names('button')).toEqual([m.retry]);
  });
  it('cannot be tried again where nothing can be submitted any more', () => {
    expect(show(failure, { canRetry: false }).names('button')).toEqual([]);
  });
});

describe('what helps to go on', () => {
  it('is a word of praise for an accepted program', () => {
    expect(judged({}).text).toContain(m.acceptedNote);
  });

  it('is nothing for a cancelled submission', () => {
    const shown = judged({ status: statuses.cancelled, time: null, memory: null });
    expect(shown.all('region')).toEqual([]);
    expect(shown.html).not.toContain('aria-busy');
  });

  const text = submissionTextQuery(7).queryKey;
  it.each([
    [statuses.compileError, m.compilerSays],
    [statuses.systemError, m.judgeSays],
    [statuses.submittedFailed, m.judgeSays],
  ])('is the text of the judge for status %i', (status, label) => {
    expect(judged({ status }, { queries: [[text, 'line 1: no']] }).get('region', label).text).toBe(
      'line 1: no',
    );
  });

  it('warns that the marks of the compiler no longer fit', () => {
    const status = statuses.compileError;
    const queries = [[text, 'line 1: no']] as const;
    expect(judged({ status }, { queries, isCodeChanged: true }).text).toContain(m.codeChanged);
    expect(judged({ status }, { queries }).text).not.toContain(m.codeChanged);
    expect(judged({ status: statuses.systemError }, { queries, isCodeChanged: true }).text).not.toContain(
      m.codeChanged,
    );
  });

  const cases = caseResultsQuery(7).queryKey;
  const results = (more: object = {}) =>
    ({
      judgeCaseMode: 'default',
      judgeCaseList: [
        { seq: 1, status: 0, time: 1, memory: 1, score: null, userOutput: null, groupNum: null },
        { seq: 2, status: -1, time: 31, memory: 512, score: null, userOutput: 'Expected 3', groupNum: null },
      ],
      subTaskJudgeCaseVoList: null,
      ...more,
    }) as unknown as CaseResults;

  it('is the first failing case', () => {
    const shown = judged({ status: statuses.wrongAnswer }, { queries: [[cases, results()]] });
    const sheet = shown.get('region', m.firstFailing);
    expect(sheet.text).toContain(m.failingCase(2, 2));
    expect(sheet.text).toContain('31 ms');
    expect(shown.get('region', m.judgeSays).text).toBe('Expected 3');
  });

  const difference = { code: 'difference', kind: 'token', line: 1, token: 2, expected: '5', actual: '4' };
  const explained = (more: object) => ({
    note: null,
    cases: [{ seq: 2, status: -1, isSample: true, note: difference, message: null, ...more }],
  });

  it('explains the first failing case', () => {
    const queries = [
      [explanation, explained({})],
      [cases, results()],
    ] as const;
    const sheet = judged({ status: statuses.wrongAnswer }, { queries }).get('region', m.firstFailing);
    expect(sheet.text).toContain(`${m.failingCase(2, 2)} · ${m.sample}`);
    expect(sheet.text).toContain(noteMessages['en-US'].difference.token(1, 2));
    expect(sheet.text).not.toContain('Expected 3');
  });

  it('explains a sample where the cases are hidden', () => {
    const queries = [
      [explanation, explained({})],
      [cases, null],
    ] as const;
    const sheet = judged({ status: statuses.wrongAnswer }, { queries }).get('region', m.firstFailing);
    expect(sheet.text).toContain(m.sample);
    expect(sheet.text).toContain(noteMessages['en-US'].difference.token(1, 2));
  });

  it('translates the reason of a failed compilation', () => {
    const queries = [
      [explanation, { note: { code: 'compiler-time' }, cases: [] }],
      [text, 'line 1: no\nThe compiler needs more time than is allowed.'],
    ] as const;
    const shown = judged({ status: statuses.compileError }, { queries });
    expect(shown.text).toContain(noteMessages['en-US'].plain['compiler-time'].text);
    expect(shown.get('region', m.compilerSays).text).toBe('line 1: no');
  });

  it('leaves out the number of cases where judging ends with the first failure', () => {
    const early = results({ judgeCaseMode: 'ergodic_without_error' });
    const shown = judged({ status: statuses.wrongAnswer }, { queries: [[cases, early]] });
    expect(shown.get('region', m.firstFailing).text).toContain(m.failingCase(2, undefined));
    expect(shown.text).not.toContain(m.failingCase(2, 2));
  });

  it('names the subtask of the failing case', () => {
    const detail = { status: 1, time: 1, memory: 1, score: 0, userOutput: '', groupNum: 2 };
    const inSubtasks = results({
      judgeCaseList: null,
      subTaskJudgeCaseVoList: [{ subtaskDetailList: [detail] }],
    });
    const shown = judged({ status: statuses.timeLimitExceeded }, { queries: [[cases, inSubtasks]] });
    expect(shown.get('region', m.firstFailing).text).toContain(`${m.subtask(2)} · ${m.failingCase(1, 1)}`);
    expect(shown.find('region', m.judgeSays)).toBeUndefined();
  });

  it('is nothing if the server shows no cases', () => {
    expect(judged({ status: statuses.wrongAnswer }, { queries: [[cases, null]] }).all('region')).toEqual([]);
  });

  it.each([
    [statuses.compileError, text],
    [statuses.wrongAnswer, cases],
  ])('loads, and fails with a hint: status %i', (status, key) => {
    expect(judged({ status }).html).toContain('aria-busy');
    expect(judged({ status }, { queries: [[key, new Error('gone')]] }).text).toContain(m.textFailed);
  });
});

describe('a submission to another judge', () => {
  const words = remoteRunMessages['en-US'];
  const remote = { vendor: 'CF', state: 'judging', reason: null, testNumber: 5, runUrl: null } as const;

  it('shows how far it is there', () => {
    const shown = show({ kind: 'judging', ...sent, update: update({ status: statuses.judging, remote }) });
    expect(shown.text).toContain(words.judgingTest('Codeforces', 5));
    expect(shown.find('button', m.resubmit)).toBeUndefined();
  });

  it('that failed says why and can be sent again', () => {
    const failed = { ...remote, state: 'finished', reason: 'pollLimit' } as const;
    const shown = judged({ status: statuses.submittedFailed, remote: failed });
    expect(shown.text).toContain(words.reasons.pollLimit);
    expect(shown.find('button', m.resubmit)).toBeDefined();
  });

  it('links to its run after the verdict', () => {
    const runUrl = 'https://codeforces.com/contest/4/submission/9';
    const shown = judged({ status: statuses.accepted, remote: { ...remote, state: 'finished', runUrl } });
    expect(shown.all('link').map(({ href }) => href)).toContain(runUrl);
  });
});
