import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../../../lib/api/testing/record-calls.ts';
import { startRun } from './run-program.ts';
import { submitSolution } from './submit-solution.ts';

const problem = { pid: 12, problemId: 'T1', isRemote: false };
const program = { problem, language: 'C++ 17', code: 'int main() {}' };
const idempotencyKey = 'a1b2';
const signal = new AbortController().signal;

describe('a submission', () => {
  const submit = async (context: object, captcha?: { captcha: string; captchaKey: string }) => {
    const calls = recordCalls(() => ({ data: { submitId: 99 } }));
    expect(await submitSolution({ ...program, context, captcha, idempotencyKey })).toBe(99);
    return calls[0]?.body;
  };
  const common = { pid: 'T1', language: 'C++ 17', code: 'int main() {}', isRemote: false, idempotencyKey };

  it.each([
    ['public', {}, {}],
    ['of a contest', { contestId: 7 }, { cid: 7 }],
    ['of a training', { trainingId: 3 }, { tid: 3 }],
    ['of a group', { groupId: 2 }, { gid: 2 }],
    ['of a training in a group', { trainingId: 3, groupId: 2 }, { tid: 3, gid: 2 }],
  ])('names its context: %s', async (_case, context, ids) => {
    expect(await submit(context)).toEqual({ ...common, ...ids });
  });

  it('carries the answer to a captcha', async () => {
    const captcha = { captcha: '12', captchaKey: 'k' };
    expect(await submit({}, captcha)).toEqual({ ...common, ...captcha });
  });

  it('without a number in the answer is a defect', async () => {
    recordCalls(() => ({ data: { submitId: null } }));
    await expect(
      submitSolution({ ...program, context: {}, captcha: undefined, idempotencyKey }),
    ).rejects.toThrow('does not name it');
  });
});

describe('a test run', () => {
  it.each([
    [{}, 'public'],
    [{ trainingId: 3 }, 'public'],
    [{ groupId: 2 }, 'group'],
    [{ contestId: 7, groupId: 2 }, 'contest'],
  ])('in %j is of type %s', async (context, type) => {
    const calls = recordCalls(() => ({ data: 'key' }));
    const run = { ...program, context, input: '1 2', expectedOutput: undefined };
    expect(await startRun(run, signal)).toBe('key');
    expect(calls[0]?.body).toMatchObject({ pid: 12, type, userInput: '1 2' });
  });

  it.each([
    [undefined, false],
    ['', true],
    ['3', true],
  ])('is compared only if the output is known (%j)', async (expectedOutput, isSent) => {
    const calls = recordCalls(() => ({ data: 'key' }));
    await startRun({ ...program, context: {}, input: '', expectedOutput }, signal);
    expect(Object.hasOwn(calls[0]?.body ?? {}, 'expectedOutput')).toBe(isSent);
  });
});
