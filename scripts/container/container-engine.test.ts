import { describe, expect, it } from 'vitest';
import { parsePrivileges } from './container-engine.ts';

const status = (uid: number, effective: string, bounding: string) =>
  [
    'Name:\tnode',
    `Uid:\t${uid}\t${uid}\t${uid}\t${uid}`,
    'CapInh:\t0000000000000000',
    `CapPrm:\t${effective}`,
    `CapEff:\t${effective}`,
    `CapBnd:\t${bounding}`,
    'CapAmb:\t0000000000000000',
    'NoNewPrivs:\t1',
  ].join('\n');

describe('the privileges of a process', () => {
  it('are those of its status', () => {
    const text = status(970, '0000000000000000', '0000000000000000');
    expect(parsePrivileges(text)).toMatchObject({
      uid: 970,
      capabilities: 0n,
      bounding: 0n,
      isWithoutNewPrivileges: true,
    });
    const judge = parsePrivileges(status(0, '00000000002001eb', '00000000002001eb'));
    expect(judge).toMatchObject({ uid: 0, capabilities: 0x2001ebn, bounding: 0x2001ebn });
  });

  it('count as all where the status says nothing', () => {
    const { capabilities, bounding, isWithoutNewPrivileges } = parsePrivileges(
      'Name:\tnode\nUid:\t0\t0\t0\t0',
    );
    expect([capabilities, bounding]).toEqual([2n ** 64n - 1n, 2n ** 64n - 1n]);
    expect(isWithoutNewPrivileges).toBe(false);
  });
});
