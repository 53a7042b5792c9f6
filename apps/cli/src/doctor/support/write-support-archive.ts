/**
 * How this works: the archive contains what is needed to find a fault, and nothing that a stranger must not read. Its parts are
 * written from lists of what is shown, not from lists of what is hidden: some settings, counts and states of the database. Logs
 * are free text; secrets are removed from them (`redact.ts`). So they are from the other parts, which quote messages of errors.
 */
import { open, readdir, stat } from 'node:fs/promises';
import { arch, cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import type { Configuration } from '@touchstone/site-setup/configuration';
import { createArchive } from '../../backup/archive-writer.ts';
import { readProductVersion } from '../../product-version.ts';
import { describeConfiguration } from './describe-configuration.ts';
import { inspectForSupport } from './inspect-for-support.ts';
import { listEnvironmentSecrets, loadSecretKey } from './list-secrets.ts';
import { redact } from './redact.ts';

/** The end of a log is the part that matters. */
const logTailBytes = 5 * 1024 * 1024;

interface SupportInput {
  readonly configuration: Configuration;
  readonly environment: NodeJS.ProcessEnv;
  readonly path: string;
  /** What the doctor printed. */
  readonly report: string;
}

/** Returns the names of the parts. */
export async function writeSupportArchive(input: SupportInput): Promise<string[]> {
  const { configuration, environment, path, report } = input;
  const { dataDirectory } = configuration;
  const database = await inspectForSupport(configuration);
  const secrets = [
    ...listEnvironmentSecrets(environment),
    ...(await loadSecretKey(dataDirectory)),
    ...database.secrets,
  ];
  const parts: [string, string][] = [
    ['doctor.txt', report],
    ['machine.json', encode(await describeMachine())],
    ['database.json', encode(database.description)],
    ...(await loadLogs(join(dataDirectory, 'logs'))),
  ];
  const archive = createArchive(path);
  try {
    // Only names and values that are no secrets: the filter would take "JUDGE_TOKEN": "set" for one.
    await archive.add(
      memberOf('configuration.json'),
      Buffer.from(encode(describeConfiguration(environment))),
    );
    for (const [name, text] of parts) await archive.add(memberOf(name), Buffer.from(redact(text, secrets)));
    await archive.finish();
  } catch (error) {
    await archive.abandon();
    throw error;
  }
  return ['configuration.json', ...parts.map(([name]) => name)];
}

async function describeMachine(): Promise<Record<string, unknown>> {
  return {
    touchstone: await readProductVersion(),
    node: process.version,
    system: `${type()} ${release()} ${arch()}`,
    cores: cpus().length,
    memoryBytes: totalmem(),
  };
}

async function loadLogs(folder: string): Promise<[string, string][]> {
  const names = await readdir(folder).catch(noFolder);
  const logs: [string, string][] = [];
  for (const name of names.filter((one) => /^[\w-]+\.log(\.\d+)?$/.test(one)).toSorted())
    logs.push([`logs/${name}`, await readTail(join(folder, name))]);
  return logs;
}

/** From the first whole line: a cut line could hide the name of a secret and show its value. */
async function readTail(path: string): Promise<string> {
  const { size } = await stat(path);
  const handle = await open(path);
  try {
    const from = Math.max(0, size - logTailBytes);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - from), 0, size - from, from);
    const text = buffer.toString('utf8', 0, bytesRead);
    return from === 0 ? text : text.slice(text.indexOf('\n') + 1);
  } finally {
    await handle.close();
  }
}

function noFolder(error: unknown): [] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}

const memberOf = (name: string): string => `touchstone-support/${name}`;
const encode = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
