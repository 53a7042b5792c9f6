import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '@touchstone/site-setup/configuration';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
/** Language self-tests are cached between test runs. */
const dataFolder = join(repositoryRoot, 'node_modules', '.cache', 'touchstone', 'doctor');

async function runDoctor(
  environment: NodeJS.ProcessEnv,
  args: string[] = [],
): Promise<{ code: number | null; output: string }> {
  await mkdir(dataFolder, { recursive: true });
  const child = spawn(process.execPath, [main, 'doctor', ...args], {
    env: { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  await once(child, 'close');
  return { code: child.exitCode, output };
}

describe('touchstone doctor', { timeout: 300_000 }, () => {
  it('opens the sandbox, tests languages and checks the machine', async () => {
    const { output } = await runDoctor({});
    expect(output).toMatch(/✓ sandbox +works as/);
    for (const name of ['C', 'C\\+\\+ 17', 'Python3', 'JavaScript Node', 'TypeScript'])
      expect(output).toMatch(new RegExp(`✓ ${name} +.*\\d+\\.\\d+`));
    for (const name of [
      'Node',
      'cores',
      'memory',
      'clock',
      'data folder',
      'disk',
      'privileges',
      'control groups',
      'kernel test',
    ])
      expect(output).toMatch(new RegExp(`[✓!✗] ${name} +\\S`));
    expect(output).toMatch(/\d+ ok, \d+ weak, \d+ missing\n$/);
  });

  it('exits with 1 if something is missing, gives advice and hides the password', async () => {
    const { code, output } = await runDoctor({ DATABASE_URL: 'postgres://someone:hidden@127.0.0.1:1/none' });
    expect(code).toBe(1);
    expect(output).toMatch(
      /✗ PostgreSQL +the external one \(DATABASE_URL\) cannot be used: .*ECONNREFUSED.*\n +→ Start it/,
    );
    expect(output).not.toContain('hidden');
  });
});

describe('touchstone doctor --recount', () => {
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    await testDatabase.pool.query(`
      INSERT INTO user_account (id, username) VALUES ('a1', E'eve\\x1b[2J');
      INSERT INTO problem (id, display_id, title) VALUES (1, 'SUM', 'Sum');
      INSERT INTO submission (problem_id, user_id, language, code, code_length, status)
        VALUES (1, 'a1', 'C', 'x', 1, 0), (1, 'a1', 'C', 'x', 1, -1);
    `);
  });
  afterAll(() => testDatabase.drop());

  const recount = (...args: string[]) =>
    runDoctor({ DATABASE_URL: testDatabase.connectionString }, ['--recount', ...args]);

  it('prints differences and exits with 1, repairs them, and then succeeds', async () => {
    const found = await recount();
    expect(found.code).toBe(1);
    expect(found.output).toMatch(/✗ results of problems: 2 wrong\n.*SUM, status -1: kept 0, counted 1/);
    expect(found.output).toMatch(/✗ solved problems: 1 wrong/);
    expect(found.output).toMatch(
      /✗ figures of users: 1 wrong .*\n.*kept \(t,0,0,0,0\), counted \(t,1,2,2,0\)/,
    );
    expect(found.output).not.toContain('\u001b');
    expect((await recount()).output).toBe(found.output);
    const mended = await recount('--fix');
    expect([mended.code, mended.output.includes('4 were wrong and are mended')]).toEqual([0, true]);
    const after = await recount();
    expect([after.code, after.output.match(/✓/g)?.length]).toEqual([0, 3]);
  });

  it('refuses --fix alone, and a foreign database', async () => {
    expect(await runDoctor({}, ['--fix'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('--recount') as string,
    });
    const empty = await createEmptyTestDatabase();
    try {
      const { code, output } = await runDoctor({ DATABASE_URL: empty.connectionString }, ['--recount']);
      expect([code, output]).toEqual([1, expect.stringContaining('no counters yet')]);
    } finally {
      await empty.drop();
    }
  });
});
