import { afterEach, describe, expect, it } from 'vitest';
import { buildHelper } from './build-helper.ts';
import { makeRequest, mebibyte, type Changes } from './conformance/conformance-request.ts';
import { startHelper, type HelperProcess } from './helper-process.ts';
import { configureSlot, examineMachine, type Machine } from './machine.ts';
import { decodeFacts, encodeRun } from './run-message.ts';
import type { RunFacts } from './run.ts';
import { encodeFields, keys, type Field } from './wire.ts';

const helpers: HelperProcess[] = [];
afterEach(async () => {
  await Promise.all(helpers.splice(0).map(async (helper) => await helper.end()));
});

async function startConfigured(changes: Partial<Machine> = {}): Promise<HelperProcess> {
  const helper = startHelper(await buildHelper());
  helpers.push(helper);
  const machine = { ...examineMachine(1), ...changes };
  const ready = await helper.ask(
    'configure',
    configureSlot({ binds: [], imageBinds: undefined }, machine, 0),
  );
  expect(ready.kind).toBe('ready');
  return helper;
}

function withoutField(run: Field, index: number): Field {
  const [key, fields] = run;
  if (!Array.isArray(fields)) throw new Error('no fields');
  return [key, (fields as readonly Field[]).filter((_, place) => place !== index)];
}

const plainRun = encodeRun(
  makeRequest(['/bin/true'], { files: [{ name: 'a', source: { bytes: Buffer.from('x') } }] }),
);

describe('a malformed request', () => {
  it('returns an error, and the helper continues', async () => {
    const helper = await startConfigured();
    const wrong: [title: string, fields: Field[]][] = [
      ['nothing to run', []],
      ['three runs', [plainRun, plainRun, plainRun]],
      ['an unexpected field', [['slot', 1]]],
      ['bytes instead of fields', [['specification', Buffer.from([1, 2, 3])]]],
      ['a field without its end', [['specification', Buffer.from([keys.argument, 255, 255, 255, 255, 0])]]],
      ['a string without a zero', [['specification', [['argument', Buffer.from('x')]]]]],
      ['a string with a zero inside', [['specification', [['argument', 'a\0b']]]]],
      ['an empty string field', [['specification', [['argument', Buffer.alloc(0)]]]]],
      ['a number of three bytes', [['specification', [['cpuTimeMs', Buffer.from([1, 2, 3])]]]]],
      ['a limit of zero', [encodeRun(makeRequest(['/bin/true'], { limits: { processes: 0 } }))]],
      ['a limit out of range', [encodeRun(makeRequest(['/bin/true'], { limits: { memoryBytes: 2 ** 52 } }))]],
      ['arguments beyond measure', [encodeRun(makeRequest(['/bin/true', 'x'.repeat(3_000_000)]))]],
    ];
    for (const [title, fields] of wrong) {
      const answer = await helper.ask('run', fields);
      expect([title, answer.kind]).toEqual([title, 'error']);
      expect(answer.fields.findString('text')).not.toBe('');
    }
    expect((await helper.ask('run', [plainRun])).kind).toBe('facts');
  });

  it('is one that lacks a required field', async () => {
    const helper = await startConfigured();
    const fields = plainRun[1] as readonly Field[];
    for (const [index, [key]] of fields.entries()) {
      const answer = await helper.ask('run', [withoutField(plainRun, index)]);
      const isOptional = key === 'environment' || key === 'file' || key === 'collect';
      expect([key, answer.kind]).toEqual([key, isOptional ? 'facts' : 'error']);
    }
  });

  it('is one that repeats a field', async () => {
    const helper = await startConfigured();
    const fields = plainRun[1] as readonly Field[];
    for (const field of fields) {
      const answer = await helper.ask('run', [['specification', [...fields, field]]]);
      const isList = field[0] === 'argument' || field[0] === 'environment';
      expect([field[0], answer.kind]).toEqual([field[0], isList ? 'facts' : 'error']);
    }
  });

  it('of another kind ends the helper with the reason', async () => {
    const helper = await startConfigured();
    await expect(helper.ask('ready', [])).rejects.toThrow('malformed request: kind 16');
  });

  it('instead of a configuration ends the helper with the reason', async () => {
    const helper = startHelper(await buildHelper());
    helpers.push(helper);
    await expect(helper.ask('run', [plainRun])).rejects.toThrow('a configuration comes first');
  });

  it('with random damage never crashes the helper', async () => {
    const helper = await startConfigured();
    const whole = encodeFields([plainRun]);
    let seed = 1;
    const random = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 400; round += 1) {
      const damaged = Buffer.from(whole);
      for (let hit = 0; hit <= random(4); hit += 1) damaged[random(damaged.length)] = random(256);
      const answer = await helper.ask('run', [['specification', damaged.subarray(5)]]);
      expect(['facts', 'error']).toContain(answer.kind);
    }
    expect((await helper.ask('run', [plainRun])).kind).toBe('facts');
  });
});

describe('a helper without control groups', () => {
  const controlGroups = { version: 'none', reason: 'for this test' } as const;
  const ask = async (changes: Changes, script: string): Promise<RunFacts> => {
    const helper = await startConfigured({ controlGroups });
    const answer = await helper.ask('run', [encodeRun(makeRequest(['/bin/sh', '-c', script], changes))]);
    return decodeFacts(answer.fields.getGroup('facts'));
  };

  it('limits CPU time', async () => {
    const facts = await ask({ limits: { cpuTimeMs: 100 } }, 'while :; do :; done');
    expect(facts).toMatchObject({ endedBy: 'cpu-time', signal: 9, isOutOfMemory: false });
    expect(facts.cpuTimeUs).toBeGreaterThanOrEqual(100_000);
  });

  it('limits memory, including files', async () => {
    const limits = { memoryBytes: 16 * mebibyte, fileBytes: 256 * mebibyte };
    const facts = await ask({ limits }, 'head -c 100000000 /dev/zero > file; sleep 60');
    expect(facts).toMatchObject({ endedBy: 'itself', signal: 9, isOutOfMemory: true });
  });

  it('limits wall time', async () => {
    expect(await ask({ limits: { wallTimeMs: 100 } }, 'sleep 60')).toMatchObject({ endedBy: 'wall-time' });
  });

  it('runs an ordinary program', async () => {
    const facts = await ask({}, 'echo text');
    expect(facts).toMatchObject({ endedBy: 'itself', exitCode: 0, isOutOfMemory: false });
    expect(facts.memoryPeakBytes).toBeGreaterThan(0);
  });
});
