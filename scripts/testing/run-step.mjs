/** Runs one step of `npm test` to its end. Its output is shown only if it failed; vitest tells its progress by messages. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { enterGroup } from './control-group.mjs';
import { progressVariable } from './slices.mjs';

const shownRunning = 3;

const stopping = new AbortController();
process.once('SIGTERM', () => stopping.abort());

const nameOf = (file) => file.replace(/^.*\//, '').replace(/\.test\.tsx?$/, '');

const nameFailure = ({ file }, { name }) => `${file} ${name}`.trim();

/** Messages of `progress-reporter.ts`, summed up. */
function openReport(onChange, onFailure) {
  const running = new Set();
  const files = [];
  let [planned, errors, isClosed] = [0, 0, false];
  const describe = () => {
    const names = [...running].slice(0, shownRunning).map(nameOf);
    return `${files.length} of ${planned} files: ${names.join(', ')}`;
  };
  return {
    receive: (message) => {
      if (message.kind === 'planned') planned = message.files;
      else if (message.kind === 'began') running.add(message.file);
      else if (message.kind === 'ended') {
        running.delete(message.file);
        files.push(message);
        for (const failure of message.failures) onFailure(nameFailure(message, failure), failure.message);
      } else if (message.kind === 'closed') [errors, isClosed] = [message.errors, true];
      onChange(describe());
    },
    count: () => ({
      passed: files.reduce((sum, file) => sum + file.passed, 0),
      failed: files.reduce((sum, file) => sum + file.failed, 0) + errors,
      failures: files.flatMap((file) => file.failures.map((failure) => nameFailure(file, failure))),
      files,
      isComplete: isClosed && files.length === planned,
    }),
  };
}

/** A step without a report counts as one test. */
const countOf = (status) => ({ passed: status === 0 ? 1 : 0, failed: 0, failures: [], files: [] });

export async function runStep(step, { root, group, onChange, onFailure }) {
  const { name, command, args, env, hasReport } = step;
  const startedAt = performance.now();
  const report = openReport(onChange, onFailure);
  const programs = join(root, 'node_modules', '.bin');
  const entered = group === undefined ? { command, args } : enterGroup(group, command, args);
  const child = spawn(entered.command, entered.args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', ...(hasReport ? ['ipc'] : [])],
    // Upon SIGINT vitest stops the databases and sites of its tests.
    signal: stopping.signal,
    killSignal: 'SIGINT',
    env: {
      ...process.env,
      ...env,
      ...(hasReport && { [progressVariable]: 'true' }),
      PATH: [programs, process.env.PATH].join(delimiter),
      NO_COLOR: process.stdout.isTTY ? '' : '1',
    },
  });
  child.on('message', report.receive);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const status = await waitForEnd(child, (text) => (output += text));
  const count = hasReport ? report.count() : countOf(status);
  // A crash, or no test at all, is one failure.
  const isGood = status === 0 && (!hasReport || (count.isComplete && count.passed > 0));
  if (!isGood && count.failed === 0) count.failed = 1;
  if (!isGood && count.failures.length === 0) count.failures.push(name);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return { ...count, name, seconds, isGood: isGood && count.failed === 0, output };
}

async function waitForEnd(child, onError) {
  try {
    const [status] = await once(child, 'close');
    return status;
  } catch (error) {
    // The program is not there.
    onError(error.message);
    return null;
  }
}
