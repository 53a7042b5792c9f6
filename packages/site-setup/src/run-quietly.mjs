/**
 * How this works
 *
 * The program runs in its own process group, so that a Ctrl-C at the terminal does not reach it directly. On a stop
 * request, `whenAskedToStop` decides: 'end' forwards the signal to the whole group and then exits; 'finish' lets the
 * program complete first, because an interrupted run would leave a broken state (apt and dpkg).
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const keptLines = 40;
const patienceMs = 1_500;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program without its output, except its last line through `onLine`. Returns the exit code and the last lines,
 * which the caller shows on failure.
 */
export async function runQuietly(command, args, { onLine, onStarted, whenAskedToStop, ...options }) {
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid !== undefined) onStarted?.(child.pid);
  const lines = [];
  const collect = (chunk) => {
    for (const line of chunk.split(/[\r\n]+/).map((part) => part.trim())) {
      if (line === '') continue;
      lines.push(line);
      if (lines.length > keptLines) lines.shift();
      onLine?.(line);
    }
  };
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);
  let asked;
  const onSignal = (signal) => {
    asked = signal;
    if (whenAskedToStop === 'end') endGroup(child);
    else onLine?.('stopping as soon as this is finished');
  };
  for (const signal of signals) process.on(signal, onSignal);
  const result = await new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: lines.join('\n') }));
  });
  for (const signal of signals) process.off(signal, onSignal);
  // Exits before the timer of endGroup could signal a group that no longer exists.
  if (asked !== undefined) process.exit(128 + constants.signals[asked]);
  return result;
}

/** npm takes half a minute to stop by itself; the next installation replaces its leftovers anyway. */
function endGroup(child) {
  if (child.pid === undefined) return;
  process.kill(-child.pid, 'SIGTERM');
  setTimeout(() => process.kill(-child.pid, 'SIGKILL'), patienceMs);
}
