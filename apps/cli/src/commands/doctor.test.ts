import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../configuration.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
/** Self-tests of languages are kept from one run of the tests to the next. */
const dataFolder = join(repositoryRoot, 'node_modules', '.cache', 'touchstone', 'doctor');

async function runDoctor(environment: NodeJS.ProcessEnv): Promise<{ code: number | null; output: string }> {
  await mkdir(dataFolder, { recursive: true });
  const child = spawn(process.execPath, [main, 'doctor'], {
    env: { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await once(child, 'close');
  return { code: child.exitCode, output };
}

describe('touchstone doctor', { timeout: 300_000 }, () => {
  it('opens the sandbox, tries languages and looks at the machine', async () => {
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
    ])
      expect(output).toMatch(new RegExp(`[✓!✗] ${name} +\\S`));
    expect(output).toMatch(/\d+ ok, \d+ weak, \d+ missing\n$/);
  });

  it('ends with 1 when something is missing, says what to do and keeps the password', async () => {
    const { code, output } = await runDoctor({ DATABASE_URL: 'postgres://someone:hidden@127.0.0.1:1/none' });
    expect(code).toBe(1);
    expect(output).toMatch(
      /✗ PostgreSQL +the external one \(DATABASE_URL\) cannot be used: .*ECONNREFUSED.*\n +→ Start it/,
    );
    expect(output).not.toContain('hidden');
  });
});
