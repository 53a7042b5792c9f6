/** Whether this machine can judge: there is room, a file can be written and read, and a program compiles and runs. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { selfTestLanguage } from '../languages/self-test.ts';
import type { JudgingParts } from '../pipeline/judging-parts.ts';
import { faultOfText, MachineError } from './machine-fault.ts';

const megabyte = 1024 * 1024;
/** With less a task would fail again at once. Of a small disk it is a share. */
const neededBytes = 64 * megabyte;
const neededShare = 0.05;
const neededFiles = 256;

export async function testMachine({
  slots,
  languages,
  workFolder,
}: Pick<JudgingParts, 'slots' | 'languages' | 'workFolder'>): Promise<void> {
  await mkdir(workFolder, { recursive: true });
  await testRoom(workFolder);
  await testFile(workFolder);
  const [language] = languages.values();
  if (language === undefined) return;
  const tested = await slots.use({ queue: 'main' }, (slot) => selfTestLanguage(slot, language));
  if ('reason' in tested)
    throw new MachineError(faultOfText(tested.reason) ?? 'compiler', `${language.name}: ${tested.reason}`);
}

async function testRoom(folder: string): Promise<void> {
  const { bavail, blocks, bsize, ffree, files } = await statfs(folder);
  const freeBytes = bavail * bsize;
  if (freeBytes < Math.min(neededBytes, neededShare * blocks * bsize))
    throw new MachineError('disk-full', `${Math.floor(freeBytes / megabyte)} MB are free`);
  // Some file systems have no fixed number of files.
  if (files > 0 && ffree < Math.min(neededFiles, neededShare * files))
    throw new MachineError('no-inodes', `${ffree} further files are possible`);
}

async function testFile(folder: string): Promise<void> {
  const path = join(folder, `test-${randomUUID()}`);
  const content = randomBytes(megabyte);
  try {
    await writeFile(path, content);
    if (!content.equals(await readFile(path))) throw new MachineError('files', 'A file has another content');
  } finally {
    await rm(path, { force: true });
  }
}
