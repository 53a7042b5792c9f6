/**
 * One line with everything that is running, its time and its progress. On a terminal it is rewritten in place; in a log file a line
 * is added from time to time.
 */
import { printLine } from '../../packages/site-setup/src/console.mjs';

const terminalTickMs = 200;
const logTickMs = 20_000;

export function showProgress() {
  const running = new Map();
  const isTerminal = process.stdout.isTTY === true;
  const describe = () =>
    [...running]
      .map(([name, { startedAt, detail }]) => {
        const seconds = Math.round((performance.now() - startedAt) / 1000);
        return [name, `${seconds} s`, detail].filter((part) => part !== '').join(' ');
      })
      .join(' · ');
  const tick = () => {
    if (running.size === 0) return;
    const line = `  … ${describe()}`;
    if (isTerminal) process.stdout.write(`\r\u001B[2K${line.slice(0, (process.stdout.columns ?? 80) - 1)}`);
    else printLine(line);
  };
  const timer = setInterval(tick, isTerminal ? terminalTickMs : logTickMs);
  return {
    begin: (name) => void running.set(name, { startedAt: performance.now(), detail: '' }),
    update: (name, detail) => {
      const step = running.get(name);
      if (step !== undefined) step.detail = detail;
    },
    end: (name) => void running.delete(name),
    close: () => clearInterval(timer),
  };
}
