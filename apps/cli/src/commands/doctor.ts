import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { printLine } from '@touchstone/site-setup/console';
import { UsageError } from '@touchstone/site-setup/usage-error';
import type { Command } from '../command.ts';
import { readConfiguration, type Configuration } from '@touchstone/site-setup/configuration';
import { inspectDatabase } from '../doctor/inspect-database.ts';
import { checkDatabase, checkDataFolder, checkDisk } from '../doctor/check-data.ts';
import {
  checkControlGroups,
  checkKernelProof,
  checkRoot,
  checkUserNamespaces,
} from '../doctor/check-isolation.ts';
import { checkJudge } from '../doctor/check-judge.ts';
import { checkClock, checkCores, checkMemory } from '../doctor/check-machine.ts';
import { checkNode, checkPackages } from '../doctor/check-programs.ts';
import { checkRemote } from '../doctor/check-remote.ts';
import type { Finding } from '../doctor/finding.ts';

const marks = { ok: '✓', weak: '!', missing: '✗' } as const;
const labelWidth = 18;

export const doctorCommand: Command = {
  name: 'doctor',
  summary: 'check this machine: what works, what is weak, what is missing and what to do',
  help: `
Usage: touchstone doctor
       touchstone doctor --support FILE
       touchstone doctor --recount [--fix]

Checks Node, packages, cores, memory, clock, the database, data folder and disk, opens the sandbox and tests every language
in it. Changes nothing. Each line begins with ✓ (ok), ! (works, but weaker) or ✗ (missing), and gives advice. The exit code
is 1 if something is missing.

With --support it also writes FILE, a tar.gz archive for people who help you: this report, which settings are set, sizes and states
of the database, and the ends of the logs. Passwords, keys, tokens and e-mail addresses are removed. It contains the names of
judges and the paths of requests. Look through it before you publish it.

With --recount it recomputes the results of problems, solved problems and the figures of users and prints the differences to
the stored counters; the exit code is 1 if there are any. The site may run meanwhile. With --fix it corrects the counters in
one transaction, during which submitting is blocked.

Environment: DATA_DIR (./data), DATABASE_URL.`,
  run: runDoctor,
};

async function runDoctor(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      recount: { type: 'boolean', default: false },
      fix: { type: 'boolean', default: false },
      support: { type: 'string' },
    },
  });
  const configuration = readConfiguration(process.env);
  if (values.recount) return recount(configuration, values.fix);
  if (values.fix) throw new UsageError('--fix belongs to --recount.');
  const { isComplete, report } = await examine(configuration);
  if (values.support !== undefined) await writeSupport(configuration, values.support, report);
  return isComplete ? 0 : 1;
}

/** Loaded on demand: it imports parts of the server. */
async function recount(configuration: Configuration, isMending: boolean): Promise<number> {
  const { recountCounters } = await import('../doctor/recount.ts');
  return (await recountCounters(configuration, { isMending })) ? 0 : 1;
}

/** Loaded on demand: it imports the libraries of a backup. */
async function writeSupport(configuration: Configuration, file: string, report: string): Promise<void> {
  const path = resolve(file);
  if (existsSync(path)) throw new UsageError(`${path} exists already. Choose another name.`);
  const { writeSupportArchive } = await import('../doctor/support/write-support-archive.ts');
  const parts = await writeSupportArchive({ configuration, environment: process.env, path, report });
  printLine(`\nSupport archive: ${path} (${parts.join(', ')})`);
}

async function examine(configuration: Configuration): Promise<{ isComplete: boolean; report: string }> {
  const findings: Finding[] = [];
  const printed: string[] = [];
  const print = (line: string): void => {
    printed.push(line);
    printLine(line);
  };
  const report = (title: string, found: readonly Finding[]): void => {
    print(`\n${title}`);
    for (const finding of found) print(format(finding));
    findings.push(...found);
  };
  report('Programs', [checkNode(), checkPackages()]);
  const database = await inspectDatabase(configuration);
  report('Machine', [checkCores(), checkMemory(), await checkClock(database)]);
  report('Data', [
    await checkDatabase(configuration, database),
    await checkDataFolder(configuration),
    await checkDisk(configuration),
    ...checkRemote(database),
  ]);
  const ground = [checkRoot(), checkControlGroups(), checkKernelProof(), await checkUserNamespaces()];
  const { sandbox, languages } = await checkJudge(configuration.dataDirectory);
  report('Isolation', [...ground, ...sandbox]);
  report('Languages', languages);
  print(`\n${summary(findings)}`);
  return {
    isComplete: findings.every(({ level }) => level !== 'missing'),
    report: `${printed.join('\n')}\n`,
  };
}

function format({ level, label, text, advice }: Finding): string {
  const line = `  ${marks[level]} ${label.padEnd(labelWidth)} ${text.replaceAll('\n', '\n    ')}`;
  return advice === undefined ? line : `${line}\n    ${' '.repeat(labelWidth)} → ${advice}`;
}

function summary(findings: readonly Finding[]): string {
  const count = (level: Finding['level']): number =>
    findings.filter((finding) => finding.level === level).length;
  return `${count('ok')} ok, ${count('weak')} weak, ${count('missing')} missing`;
}
