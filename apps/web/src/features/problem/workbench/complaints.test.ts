import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { complaintOfRun, complaintOfSubmission, findFailedSubmission, marksOf } from './complaints.ts';
import type { SubmitState } from './result/submit-state.ts';
import type { RunState } from './run/use-run.ts';

const code = 'int main() { return x; }';
const gccText = "main.cpp:1:21: error: 'x' was not declared in this scope";

const ranWith = (status: number, stderr: string | null): RunState => ({
  kind: 'done',
  result: { status, time: 1, memory: 1, stderr } as Extract<RunState, { kind: 'done' }>['result'],
  sample: undefined,
  expectedOutput: undefined,
  code,
});

const judgedAs = (status: number): SubmitState => ({
  kind: 'judged',
  submitId: 7,
  code,
  update: { submitId: 7, status, score: null, time: null, memory: null, judger: null, isManual: null },
});

describe('complaintOfRun', () => {
  it.each([statuses.compileError, statuses.runtimeError])(
    'is the error output of a run that ended in %i',
    (status) => {
      expect(complaintOfRun(ranWith(status, gccText))).toEqual({ text: gccText, code });
    },
  );

  it('is empty if the failed run wrote nothing', () => {
    expect(complaintOfRun(ranWith(statuses.compileError, null))).toEqual({ text: '', code });
  });

  it.each<[string, RunState]>([
    ['before a run', { kind: 'idle' }],
    ['during a run', { kind: 'running' }],
    ['after a lost connection', { kind: 'failed', text: 'lost', isConnectionLost: true }],
    ['after a wrong answer with debug output', ranWith(statuses.wrongAnswer, 'main.cpp:1:1: error: debug')],
    ['after an accepted run', ranWith(statuses.accepted, gccText)],
  ])('is missing %s', (_case, run) => {
    expect(complaintOfRun(run)).toBeUndefined();
  });
});

describe('complaintOfSubmission', () => {
  it('is the loaded compiler output', () => {
    expect(complaintOfSubmission(judgedAs(statuses.compileError), gccText)).toEqual({ text: gccText, code });
    expect(findFailedSubmission(judgedAs(statuses.compileError))?.submitId).toBe(7);
  });

  it.each([
    ['while the output is loading', statuses.compileError, undefined],
    ['if the server has no output', statuses.compileError, null],
    ['for other verdicts, even with an old output', statuses.accepted, gccText],
    ['for runtime errors, whose output the server keeps to itself', statuses.runtimeError, gccText],
  ])('is missing %s', (_case, status, text) => {
    expect(complaintOfSubmission(judgedAs(status), text)).toBeUndefined();
  });
});

describe('marksOf', () => {
  it('marks the lines of the code that was sent', () => {
    const { marks, isCodeChanged } = marksOf({ text: gccText, code }, code);
    expect(marks.map(({ line, column }) => [line, column])).toEqual([[1, 21]]);
    expect(isCodeChanged).toBe(false);
  });

  it('marks nothing once the code has changed, and says so', () => {
    expect(marksOf({ text: gccText, code }, `\n${code}`)).toEqual({ marks: [], isCodeChanged: true });
  });

  it('has no marks and no change without a complaint', () => {
    expect(marksOf(undefined, code)).toEqual({ marks: [], isCodeChanged: false });
  });
});
