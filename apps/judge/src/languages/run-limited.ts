import { spawn } from 'node:child_process';
import { once } from 'node:events';

const mostOutputBytes = 64 * 1024;

export interface LimitedRun {
  readonly command: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly input: string;
  readonly limitMs: number;
}

export interface RunOutcome {
  readonly ok: boolean;
  readonly output: string;
  readonly errors: string;
  readonly reason: string;
}

/**
 * Runs one of our own programs (a self-test, a version query) with an end in sight. This is no sandbox: submissions never
 * come here.
 */
export async function runLimited(run: LimitedRun): Promise<RunOutcome> {
  const { command, args, folder, environment, input, limitMs } = run;
  const child = spawn(command, args, { cwd: folder, env: environment, detached: true });
  let [output, errors] = ['', ''];
  child.stdout
    .setEncoding('utf8')
    .on('data', (text: string) => (output = (output + text).slice(0, mostOutputBytes)));
  child.stderr
    .setEncoding('utf8')
    .on('data', (text: string) => (errors = (errors + text).slice(0, mostOutputBytes)));
  // A program that ends without reading its input is no reason to fail here.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, limitMs);
  try {
    await once(child, 'close');
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { ok: false, output, errors, reason: `${command} cannot be started: ${error.message}` };
  } finally {
    clearTimeout(timer);
  }
  const ending =
    child.signalCode === null ? `ended with code ${child.exitCode}` : `was ended by ${child.signalCode}`;
  const reason = isLate ? `did not end within ${limitMs / 1000} s` : ending;
  return { ok: child.exitCode === 0 && !isLate, output, errors, reason };
}
