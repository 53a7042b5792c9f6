import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { findProcField } from './proc-fields.ts';
import { restrictCommand, type Restriction } from './restrict-command.ts';

const run = promisify(execFile);
const none = '0000000000000000';
const isRoot = process.getuid?.() === 0;

/** The status of a real process that was started so. */
async function statusUnder(restriction: Restriction): Promise<(name: string) => string | undefined> {
  const [program = '', ...args] = restrictCommand(['cat', '/proc/self/status'], restriction) ?? [];
  const { stdout } = await run(program, args);
  return (name) => findProcField(stdout, name);
}

// Another account and a smaller bounding set need root. An ordinary user has nothing to give up.
describe.runIf(isRoot)('a restricted process of root', () => {
  it('of another account has no group, no capability and no way to get one', async () => {
    const field = await statusUnder({ account: { uid: 65_534, gid: 65_534 }, capabilities: [] });
    expect(field('Uid')).toBe('65534\t65534\t65534\t65534');
    expect(field('Gid')).toBe('65534\t65534\t65534\t65534');
    expect(field('Groups')).toBe('');
    for (const set of ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb']) expect(field(set), set).toBe(none);
    expect(field('NoNewPrivs')).toBe('1');
  });

  it('of another account keeps the capability that it needs', async () => {
    const field = await statusUnder({
      account: { uid: 65_534, gid: 65_534 },
      capabilities: ['net_bind_service'],
    });
    for (const set of ['CapPrm', 'CapEff', 'CapBnd', 'CapAmb'])
      expect(field(set), set).toBe('0000000000000400');
  });

  it('that stays root keeps only the capabilities that it needs', async () => {
    const field = await statusUnder({ account: undefined, capabilities: ['chown', 'kill'] });
    expect(field('Uid')).toBe('0\t0\t0\t0');
    for (const set of ['CapPrm', 'CapEff', 'CapBnd']) expect(field(set), set).toBe('0000000000000021');
    expect(field('NoNewPrivs')).toBe('1');
  });
});

it('names the account, the capabilities and the program', () => {
  const line = restrictCommand(['node', 'main.ts'], { account: { uid: 7, gid: 8 }, capabilities: [] });
  expect(line?.slice(1).join(' ')).toBe(
    '--reuid 7 --regid 8 --clear-groups --ambient-caps=-all --bounding-set=-all --inh-caps=-all --no-new-privs -- node main.ts',
  );
});
