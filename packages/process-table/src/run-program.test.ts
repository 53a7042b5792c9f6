import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

const program = new URL('run-program.ts', import.meta.url).href;
const unrestricted = 'findRestriction: () => undefined';

/** A program that runs the script; its timer keeps it alive. */
function start(script: string, { hasLauncher = false } = {}): ChildProcess {
  const whole = `
    const { runProgram, runUntilStopped, ProgramError } = await import(${JSON.stringify(program)});
    ${script}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', whole], {
    stdio: ['ignore', 'pipe', 'pipe', ...(hasLauncher ? (['ipc'] as const) : [])],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function collect(child: ChildProcess) {
  if (child.stdout === null || child.stderr === null) throw new Error('no output');
  const [[code], output, errors] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code: code as unknown, output, errors };
}

/** Whether this process has begun again under a restriction. */
const isRestricted = `/NoNewPrivs:\\t1/.test(process.getBuiltinModule('node:fs').readFileSync('/proc/self/status', 'utf8'))`;
const restrictedOnce = `findRestriction: () => (${isRestricted} ? undefined : { account: undefined, capabilities: [] })`;
const printRestriction = `run: async () => { console.log('restricted:', ${isRestricted}); return 3; }`;

test.runIf(process.getuid?.() === 0)('a program of root loads once, with less', async () => {
  const child = start(`await runProgram({ ${restrictedOnce}, ${printRestriction} });`);
  expect(await collect(child)).toMatchObject({ code: 3, output: 'restricted: true\n' });
});

test('a program of a launcher gives up nothing, and ends with its channel closed', async () => {
  const child = start(`await runProgram({ ${restrictedOnce}, ${printRestriction} });`, { hasLauncher: true });
  expect(await collect(child)).toMatchObject({ code: 3, output: 'restricted: false\n' });
});

test('a failure that the operator can mend is one line with its exit code', async () => {
  const child = start(`
    class InUse extends ProgramError { exitCode = 98; }
    await runProgram({ ${unrestricted}, run: () => Promise.reject(new InUse('the port is in use')) });`);
  expect(await collect(child)).toEqual({ code: 98, output: '', errors: 'the port is in use\n' });
});

test('any other failure is shown with its stack', async () => {
  const child = start(
    `await runProgram({ ${unrestricted}, run: () => Promise.reject(new Error('broken')) });`,
  );
  const { code, errors } = await collect(child);
  expect(code).toBe(1);
  expect(errors).toMatch(/Error: broken\n +at /);
});

const runParts = (startParts: string) => `
  await runProgram({ ${unrestricted}, run: async () => {
    await runUntilStopped((reason) => console.log(reason), async () => { ${startParts} });
    return 0;
  } });`;
const untilReady = (child: ChildProcess) => once(child.stdout ?? child, 'readable');

test('parts run until a signal, and are stopped then', async () => {
  const child = start(
    runParts(`
      const timer = setInterval(() => undefined, 1000);
      console.log('started');
      return async () => { clearInterval(timer); console.log('stopped'); };`),
  );
  await untilReady(child);
  child.kill('SIGTERM');
  expect(await collect(child)).toMatchObject({ code: 0, output: 'started\nSIGTERM\nstopped\n' });
});

test('a signal during the start ends it', async () => {
  const child = start(
    runParts(`
      console.log('starting');
      await new Promise((resolve) => setTimeout(resolve, 1_000_000));`),
  );
  await untilReady(child);
  child.kill('SIGTERM');
  expect(await collect(child)).toMatchObject({ code: 0, output: 'starting\nSIGTERM\n' });
});
