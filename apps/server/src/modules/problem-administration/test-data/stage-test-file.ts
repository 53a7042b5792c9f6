/** Stages a single file of test data. It is the input of a staged case whose answer is empty. */
import { emptyFile } from '@touchstone/problem-formats/text-file';
import { usualAnswerName } from '@touchstone/rules/test-data-pairs';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { callError } from '../../../platform/errors/call-error.ts';
import type { SpooledFile } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentHash } from '../content/content-hash.ts';
import { stageCases, storableName } from './stage-cases.ts';

export async function stageTestFile(
  parts: Pick<Platform, 'database' | 'fileStore' | 'clock'>,
  { ownerId, upload }: { ownerId: string; upload: SpooledFile },
) {
  const name = storableName(upload.name.split(/[/\\]/).at(-1) ?? '');
  if (name === '') throw callError('testDataUnpaired', { seen: [], count: 1 });
  const { size: sizeBytes } = await stat(upload.path);
  const input = { name, sizeBytes, open: () => Promise.resolve(createReadStream(upload.path)) };
  const cases = [{ input, answer: emptyFile(usualAnswerName(name)) }];
  const { stored, token } = await stageCases(parts, { ownerId, name, cases });
  const [files] = stored;
  if (files === undefined) throw new Error('the file was not staged');
  return {
    name,
    bytes: files.inputBytes,
    hash: presentHash(files.inputSha256),
    fileListDir: token,
    emptyOutput: files.answerName,
    emptyHash: presentHash(files.answerSha256),
  };
}
