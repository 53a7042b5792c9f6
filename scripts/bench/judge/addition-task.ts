import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SubmissionWork } from '@touchstone/judge/pipeline';

interface TaskWishes {
  readonly filesFolder: string;
  readonly language: string;
  readonly code: string;
  readonly caseCount: number;
}

export const inputOf = (seq: number) => `${seq} ${seq * 7}\n`;

/** A task of additions; its files are in the folder under their hashes. */
export async function makeTask({
  filesFolder,
  language,
  code,
  caseCount,
}: TaskWishes): Promise<SubmissionWork> {
  const store = async (content: string, name: string) => {
    const sha256 = createHash('sha256').update(content).digest('hex');
    await writeFile(join(filesFolder, sha256), content);
    return { sha256, sizeBytes: content.length, name };
  };
  return {
    kind: 'submission',
    attemptId: randomUUID(),
    program: { language, code },
    conditions: {
      timeLimitMs: 1000,
      memoryLimitMb: 256,
      stackLimitMb: 64,
      fileIo: null,
      isTrailingBlankIgnored: true,
      userExtraFiles: {},
    },
    scoring: 'acm',
    judgeMode: 'default',
    caseMode: 'default',
    fullScore: 0,
    checker: null,
    judgeExtraFiles: {},
    cases: await Promise.all(
      Array.from({ length: caseCount }, async (_, index) => ({
        caseId: index,
        seq: index + 1,
        group: 1,
        score: null,
        input: await store(inputOf(index + 1), `${index + 1}.in`),
        answer: await store(`${(index + 1) * 8}\n`, `${index + 1}.out`),
      })),
    ),
  };
}
