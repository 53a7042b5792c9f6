import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';

const listener = new URL('listen-for-stop.ts', import.meta.url).href;

/** A process that prints `ready` when it listens. Its timer keeps it alive. */
function startChild(options: { stop: string; beforeListening?: string }): ChildProcess {
  const script = `
    setInterval(() => undefined, 1000);
    const { listenForStop } = await import(${JSON.stringify(listener)});
    ${options.beforeListening ?? ''}
    listenForStop({ limitMs: 100, stop: (reason) => { console.log(reason); ${options.stop} } });
    console.log('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Not `close`: a child whose channel was closed on this side does not emit it. */
async function collect(child: ChildProcess) {
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [[exitCode]] = await Promise.all([once(child, 'exit'), once(child.stdout ?? child, 'end')]);
  return { exitCode: exitCode as unknown, output };
}

const untilReady = (child: ChildProcess) => once(child.stdout ?? child, 'data');

test('a process stops when the channel to its launcher closes', async () => {
  const child = startChild({ stop: 'process.exit(7)' });
  await untilReady(child);
  child.disconnect();
  expect(await collect(child)).toEqual({ exitCode: 7, output: 'the launcher is gone\n' });
});

test('a process whose launcher ended before it listened stops too', async () => {
  const child = startChild({
    stop: 'process.exit(7)',
    beforeListening: 'while (process.connected) await new Promise((resolve) => setTimeout(resolve, 10));',
  });
  child.disconnect();
  expect(await collect(child)).toEqual({ exitCode: 7, output: 'the launcher is gone\n' });
});

test('a process that cannot stop exits after the limit', async () => {
  const child = startChild({ stop: '' });
  await untilReady(child);
  child.disconnect();
  expect((await collect(child)).exitCode).toBe(1);
});

test('a signal stops the process', async () => {
  const child = startChild({ stop: 'process.exit(7)' });
  await untilReady(child);
  child.kill('SIGTERM');
  expect(await collect(child)).toEqual({ exitCode: 7, output: 'SIGTERM\n' });
});
