/**
 * Progress output of long steps: one line per step with its current state. On a terminal the line is rewritten in
 * place; in a log file a line is added from time to time.
 */
const labelWidth = 18;
const terminalTickMs = 100;
const logTickMs = 15_000;
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

export function printHeading() {
  process.stdout.write('\nTouchstone · 试金石\n\n');
}

export function printStep(mark, label, text) {
  const [first, ...rest] = text.split('\n');
  printLine(
    [`  ${mark} ${label.padEnd(labelWidth)} ${first}`, ...rest.map((line) => `    ${line}`)].join('\n'),
  );
}

/** Prints a separate line, also while a step rewrites its own: the next tick redraws that one. */
export function printLine(text) {
  process.stdout.write(process.stdout.isTTY === true ? `\r\u001B[2K${text}\n` : `${text}\n`);
}

/** Shows progress for `label` until `done` or `failed` is called; `update` sets the current detail. */
export function beginStep(label, text) {
  const startedAt = performance.now();
  const isTerminal = process.stdout.isTTY === true;
  let detail = text;
  let frame = 0;
  const elapsed = () => `${Math.round((performance.now() - startedAt) / 1000)} s`;
  const rewrite = () => {
    const line = `  ${frames[frame++ % frames.length]} ${label.padEnd(labelWidth)} ${detail} (${elapsed()})`;
    process.stdout.write(`\r\u001B[2K${line.slice(0, (process.stdout.columns ?? 80) - 1)}`);
  };
  if (!isTerminal) printStep('·', label, `${text} …`);
  const timer = isTerminal
    ? setInterval(rewrite, terminalTickMs)
    : setInterval(() => printStep('·', label, `${detail} (${elapsed()})`), logTickMs);
  const end = (mark, result) => {
    clearInterval(timer);
    printStep(mark, label, result);
  };
  return {
    update: (next) => void (detail = next),
    done: (result) => end('✓', `${result} (${elapsed()})`),
    failed: (result) => end('✗', result),
  };
}
