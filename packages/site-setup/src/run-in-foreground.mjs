/**
 * How this works
 *
 * The launcher runs in its own session. A Ctrl-C at the terminal goes to every process of the foreground group and must
 * reach the launcher exactly once: through this process. npm also forwards its signals, so one Ctrl-C may arrive here
 * twice within milliseconds; quick repeats count as one.
 *
 *   this process is killed  the message channel to the launcher closes, and it stops everything
 *   npm is killed           a check of the parent processes notices it and sends SIGTERM
 *   the launcher ends       this process exits with its exit code
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const sameKeyPressMs = 500;
const parentCheckMs = 250;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];

export async function runInForeground(command, args, options) {
  const child = spawn(command, args, {
    ...options,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let lastSignalAt = -Infinity;
  const forward = (signal) => {
    const now = performance.now();
    if (now - lastSignalAt < sameKeyPressMs) return;
    lastSignalAt = now;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, forward);
  const watch =
    process.env.npm_lifecycle_event === undefined ? undefined : watchParents(() => forward('SIGTERM'));
  return await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      clearInterval(watch);
      resolve(code ?? 1);
    });
  });
}

/** npm starts scripts through a shell, which may or may not stay between npm and this process. */
function watchParents(onGone) {
  const original = currentParents();
  const timer = setInterval(() => {
    if (currentParents() === original) return;
    clearInterval(timer);
    onGone();
  }, parentCheckMs);
  return timer;
}

function currentParents() {
  const parent = process.ppid;
  const [name, grandparent] = readStatus(parent);
  return /^(sh|dash|bash|ash)$/.test(name) ? `${parent} ${grandparent}` : `${parent}`;
}

function readStatus(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = status.slice(status.indexOf('(') + 1, status.lastIndexOf(')'));
    return [name, status.slice(status.lastIndexOf(')') + 2).split(' ')[1]];
  } catch {
    // No /proc, or the parent has just ended: process.ppid is enough then.
    return ['', ''];
  }
}
