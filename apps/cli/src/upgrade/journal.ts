/**
 * How this works: DATA_DIR/upgrade/journal.json says how far an upgrade has come. It is replaced atomically before each phase, so a
 * killed upgrade is continued or rolled back by the next run. Without a journal, no upgrade is unfinished: the server removes it before it
 * accepts users (`interrupted-upgrade.ts` of the server).
 */
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UsageError } from '@touchstone/site-setup/usage-error';
import { z } from 'zod';

export const phases = [
  'stopping',
  'backing-up',
  'migrating',
  'checking',
  'switching',
  'starting',
  'rolling-back',
] as const;
export type Phase = (typeof phases)[number];

const serviceSchema = z.discriminatedUnion('kind', [
  /** The site was not running. */
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('systemd'), units: z.array(z.string()).min(1) }),
  /** `npm start` in a folder. */
  z.object({ kind: z.literal('launcher'), root: z.string() }),
  z.object({ kind: z.literal('commands'), stop: z.string(), start: z.string() }),
]);
/** How the site runs: what stops and starts it. */
export type Service = z.output<typeof serviceSchema>;

const releaseSwitchSchema = z.discriminatedUnion('kind', [
  /** The files of the new version are already where the site runs. */
  z.object({ kind: z.literal('in-place') }),
  /** The site runs from this folder, and will run from the folder of the new version. */
  z.object({ kind: z.literal('folder') }),
  /** A symbolic link names the current release. */
  z.object({ kind: z.literal('link'), path: z.string(), previous: z.string(), next: z.string() }),
  /** Such as the installation of a package. */
  z.object({ kind: z.literal('commands'), forward: z.string(), back: z.string().optional() }),
]);
/** How the site comes to run the new version instead of the old one. */
export type ReleaseSwitch = z.output<typeof releaseSwitchSchema>;

const journalSchema = z.object({
  phase: z.enum(phases),
  startedAt: z.iso.datetime(),
  fromSchema: z.int(),
  toVersion: z.string(),
  service: serviceSchema,
  releaseSwitch: releaseSwitchSchema,
  /** The archive that a rollback restores. Its phase and all later ones have it. */
  backup: z.string().optional(),
});
export type Journal = z.output<typeof journalSchema>;

export const upgradeFolder = (dataDirectory: string): string => join(dataDirectory, 'upgrade');
const journalPath = (dataDirectory: string): string => join(upgradeFolder(dataDirectory), 'journal.json');

export async function findJournal(dataDirectory: string): Promise<Journal | undefined> {
  const path = journalPath(dataDirectory);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const parsed = journalSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new UsageError(
    `${path} is damaged. Look at the site, restore the backup beside it if it is needed, and delete the file.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export async function writeJournal(dataDirectory: string, journal: Journal): Promise<void> {
  const path = journalPath(dataDirectory);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(`${path}.new`, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(journal, null, 1)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
}

export async function removeJournal(dataDirectory: string): Promise<void> {
  await rm(journalPath(dataDirectory), { force: true });
}
