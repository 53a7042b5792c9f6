import { constants, existsSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { availableParallelism, homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findMachineFailure } from '@touchstone/judge/pipeline';
import { UsageError } from '@touchstone/site-setup/usage-error';
import type { Command } from '../command.ts';
import { readConfiguration } from '@touchstone/site-setup/configuration';
import { matchesPattern } from '@touchstone/problem-formats/icpc/glob';
import { exitCodeOf, type SubmissionReport } from '../verify/report.ts';
import { runVerification } from '../verify/run-verification.ts';
import { printable, showProblem, showTotals } from '../verify/show-report.ts';

const interruptedExitCode = 130;

export const verifyCommand: Command = {
  name: 'verify',
  summary: 'judge the jury submissions of a problem package and compare with what is expected',
  help: `
Usage: touchstone verify PACKAGE [--json] [--only SUBMISSION] [--all]

PACKAGE is a folder or zip archive in the ICPC/Kattis format (legacy or 2023-07), a full package of Polygon, one in the format
of fixtures/, or a folder of such packages. No server is needed: submissions are judged here, by the same judge and sandbox as
on a site.

  --json             one JSON object per line for each submission, and a last one with totals
  --only SUBMISSION  only this one, as in accepted/sum.cpp; a pattern such as 'accepted/*.py' works too
  --all              judge every case, even if the first error decides

Exit code: 0 everything is as expected, 1 something is not (or nothing could be judged), 2 a package cannot be read.

docs/problem-packages.md lists what is supported. Environment: DATA_DIR (./data), JUDGE_SLOTS,
XDG_CACHE_HOME (~/.cache) for the cache between runs.`,
  run: runVerify,
};

async function runVerify(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
    },
  });
  const [path, ...rest] = positionals;
  if (path === undefined || rest.length > 0)
    throw new UsageError('Usage: touchstone verify PACKAGE [--json] [--only SUBMISSION] [--all]');
  const interruption = new AbortController();
  const onSignal = (): void => interruption.abort(new UsageError('Interrupted.'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, onSignal);
  const output = values.json ? jsonOutput() : tableOutput();
  try {
    const totals = await runVerification({
      path: resolve(path),
      isWanted: (name) => values.only.length === 0 || values.only.some((wanted) => isMeant(wanted, name)),
      judgesAll: values.all,
      slots: readSlots(process.env['JUDGE_SLOTS']),
      ...(await chooseCache()),
      signal: interruption.signal,
      ...output,
      onNote: (note) => output.remark(`! ${note}`),
      onUnreadable: (message) => output.remark(`✗ ${message}`),
    });
    output.finish();
    if (totals.total === 0 && totals.unreadable.length === 0)
      output.remark(`✗ no submission is called ${values.only.join(' or ')}`);
    process.stdout.write(values.json ? `${JSON.stringify(totals)}\n` : `\n${showTotals(totals)}`);
    return exitCodeOf(totals);
  } catch (error) {
    const failure = findMachineFailure(error);
    if (failure !== undefined)
      throw new UsageError(`Nothing can be judged here: ${failure.detail}\ntouchstone doctor tells more.`);
    if (!interruption.signal.aborted) throw error;
    process.stderr.write('Interrupted.\n');
    return interruptedExitCode;
  }
}

/** By full name or pattern, with or without \`submissions/\`, or by file name. */
function isMeant(wanted: string, name: string): boolean {
  const pattern = wanted.replace(/^(\.\/)?submissions\//, '');
  return matchesPattern(pattern, name) || name.split('/').at(-1) === pattern;
}

function jsonOutput() {
  return {
    onReport: (report: SubmissionReport) => process.stdout.write(`${JSON.stringify(report)}\n`),
    remark: (text: string) => process.stderr.write(`${printable(text)}\n`),
    finish: () => undefined,
  };
}

/** A table needs the width of all rows, so it is printed when a problem is done; on a terminal a line shows the progress. */
function tableOutput() {
  const isTerminal = process.stdout.isTTY;
  let reports: SubmissionReport[] = [];
  const clear = (): void => void (isTerminal && process.stdout.write('\r\u001B[2K'));
  const tell = (text: string): void => {
    clear();
    if (isTerminal) process.stdout.write(`  … ${text}`);
  };
  const flush = (): void => {
    clear();
    process.stdout.write(showProblem(reports, isTerminal && !process.env['NO_COLOR']));
    reports = [];
  };
  tell('looking for compilers');
  return {
    onProblem: ({ name }: { readonly name: string }) => {
      flush();
      process.stdout.write(`\n${printable(name)}\n`);
    },
    onReport: (report: SubmissionReport) => {
      reports.push(report);
      tell(`${reports.length} judged`);
    },
    remark: (text: string) => {
      clear();
      process.stderr.write(`${printable(text)}\n`);
    },
    finish: flush,
  };
}

function readSlots(text: string | undefined): number {
  const cores = availableParallelism();
  const slots = Number(text?.trim() || cores);
  // 0 disables judging on a server; here judging was requested.
  return Number.isInteger(slots) && slots > 0 ? Math.min(slots, cores) : cores;
}

/** If a judge runs here, its self-tests and precompiled headers are reused. */
async function chooseCache(): Promise<{ cacheFolder: string; isCacheShared: boolean }> {
  const ofJudge = join(readConfiguration(process.env).dataDirectory, 'judge');
  if (existsSync(ofJudge) && (await isUsable(ofJudge))) return { cacheFolder: ofJudge, isCacheShared: true };
  const caches = process.env['XDG_CACHE_HOME']?.trim() || join(homedir(), '.cache');
  const own = join(caches, 'touchstone', 'verify');
  // Not in the temporary folder: files there may come from other users, and these are executed.
  if (!(await isUsable(own)))
    throw new UsageError(`${own} cannot be written. Set XDG_CACHE_HOME to a folder of yours.`);
  return { cacheFolder: own, isCacheShared: false };
}

async function isUsable(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false;
    throw error;
  }
}
