import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../../ui/testing/render-markup.tsx';
import { noteMessages } from '../../../../ui/explanation/note-messages.ts';
import { verdictMessages } from '../../../../ui/verdict/verdict-messages.ts';
import type { RunResult as RunAnswer } from '../api/run-program.ts';
import { resultMessages } from '../result/result-messages.ts';
import { runMessages } from './run-messages.ts';
import { RunResult } from './run-result.tsx';
import type { FinishedRun, RunState } from './use-run.ts';

const m = runMessages['en-US'];
const verdicts = verdictMessages['en-US'];
const show = (state: RunState) => renderMarkup(<RunResult state={state} onRetry={() => undefined} />);

const done = (answer: Partial<RunAnswer>, run: Partial<FinishedRun> = {}) =>
  show({
    kind: 'done',
    sample: undefined,
    expectedOutput: undefined,
    code: '',
    ...run,
    result: {
      status: statuses.accepted,
      time: 15,
      memory: 2048,
      userOutput: '3\n',
      stderr: null,
      note: null,
      problemJudgeMode: 'default',
      ...answer,
    } as RunAnswer,
  });
const ofSample = { sample: 1, expectedOutput: '3\n' };

describe('before a result', () => {
  it('explains what to do first', () => {
    expect(show({ kind: 'idle' }).text).toBe(m.noRun);
  });

  it('announces that the program runs', () => {
    expect(show({ kind: 'running' }).names('status')).toEqual([m.running]);
  });

  it.each([true, false])('offers another try after a failure (connection lost: %s)', (isConnectionLost) => {
    const shown = show({ kind: 'failed', text: 'No judge', isConnectionLost });
    expect(shown.all('alert')).toHaveLength(1);
    expect(shown.text).toContain('No judge');
    expect(shown.text.includes(resultMessages['en-US'].codeSafe)).toBe(isConnectionLost);
    expect(shown.names('button')).toEqual([m.retry]);
  });

  it('treats a run that the server does not know as no run', () => {
    expect(done({ status: statuses.notSubmitted }).text).toBe(m.noRun);
  });
});

describe('a crash', () => {
  it('is explained, and standard error shows only what the program wrote', () => {
    const crashed = { status: statuses.runtimeError, note: { code: 'signal', signal: 11 } as const };
    const silent = done(crashed);
    expect(silent.text).toContain(noteMessages['en-US'].signalCauses[11]);
    expect(silent.text).not.toContain(m.errorOutput);
    expect(done({ ...crashed, stderr: 'oops' }).get('region', m.errorOutput).text).toBe('oops');
  });
});

describe('the head of a result', () => {
  it('says only that an own input ran: nothing was compared', () => {
    const [head] = done({}).all('status');
    expect(head?.text).toBe(`${m.ran} 15 ms 2.0 MB`);
  });

  it('names the sample that passed, counted from one', () => {
    const [head] = done({}, ofSample).all('status');
    expect(head?.text).toContain(verdicts.accepted.name);
    expect(head?.text).toContain(m.samplePassed(2));
  });

  it.each([
    ['spj', statuses.accepted],
    ['spj', statuses.wrongAnswer],
    ['interactive', statuses.accepted],
    ['interactive', statuses.wrongAnswer],
  ])('gives no verdict where a checker (%s) decides, status %i', (problemJudgeMode, status) => {
    const shown = done({ problemJudgeMode, status }, ofSample);
    expect(shown.all('status')[0]?.text).toContain(m.ran);
    expect(shown.text).toContain(m.uncertain);
    expect(shown.text).not.toContain(m.samplePassed(2));
  });

  it('still gives a verdict that no checker can change', () => {
    const shown = done({ problemJudgeMode: 'spj', status: statuses.timeLimitExceeded }, ofSample);
    expect(shown.all('status')[0]?.text).toContain(verdicts.timeLimit.name);
    expect(shown.text).not.toContain(m.uncertain);
  });

  it('has no figures if nothing ran', () => {
    expect(done({ status: statuses.compileError }).text).not.toContain('15 ms');
    expect(done({ time: null, memory: null }).all('status')[0]?.text).toBe(m.ran);
  });
});

describe('the output', () => {
  it('is shown as it is', () => {
    const shown = done({ userOutput: '  3\n4' });
    expect(shown.get('region', m.output).text).toBe('3 4');
    expect(shown.text).not.toContain(m.errorOutput);
  });

  it.each([null, ''])('is said to be missing (%j)', (userOutput) => {
    expect(done({ userOutput }).text).toContain(m.noOutput);
  });

  it('is compared line by line when it is wrong', () => {
    const shown = done({ status: statuses.wrongAnswer, userOutput: '4\n5\n' }, ofSample);
    expect(shown.find('region', m.difference)).toBeDefined();
    expect(shown.find('region', m.output)).toBeUndefined();
    expect(shown.text).toContain(m.extraLine);
  });

  it('is not compared without an expected output', () => {
    const shown = done({ status: statuses.wrongAnswer });
    expect(shown.find('region', m.difference)).toBeUndefined();
    expect(shown.find('region', m.output)).toBeDefined();
  });

  it.each([
    [1000, false],
    [1001, true],
  ])('of %i characters is cut: %s', (length, isCut) => {
    const shown = done({ userOutput: 'a'.repeat(length) });
    expect(shown.text.includes(m.cut)).toBe(isCut);
    expect(shown.get('region', m.output).text).toHaveLength(1000);
  });

  it('that is cut is compared with as much of the expected output', () => {
    const output = 'a'.repeat(1000);
    const shown = done(
      { status: statuses.wrongAnswer, userOutput: `${output}...` },
      { sample: 0, expectedOutput: `${output}b` },
    );
    expect(shown.text).toContain(m.cut);
    expect(shown.html).not.toMatch(/<ins|<del/);
  });

  it('of the error stream has its own part', () => {
    const shown = done({ stderr: 'warning' });
    expect(shown.get('region', m.errorOutput).text).toBe('warning');
    expect(shown.names('heading')).toEqual([m.output, m.errorOutput]);
  });

  it('of the compiler replaces the others', () => {
    const shown = done({ status: statuses.compileError, stderr: 'a.cpp:1: error', userOutput: 'x' });
    expect(shown.names('region')).toEqual([m.compilerSays]);
    expect(shown.get('region', m.compilerSays).attribute('data-whole')).toBeDefined();
  });
});
