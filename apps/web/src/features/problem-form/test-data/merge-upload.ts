/** What an upload makes of the cases of the form. Cases with the same name keep their id, score and subtask. */
import { isSubtaskMode } from '@touchstone/rules/problem-form-cases';
import { matchCases, orderMatches } from '@touchstone/rules/test-data-difference';
import { findSingleFile } from '@touchstone/rules/test-data-pairs';
import type { uploadTestData, uploadTestFile } from '../api/upload-test-data.ts';
import { respreadScores } from '../state/case-scores.ts';
import { emptyCase, type CaseRow, type ProblemValues } from '../state/problem-values.ts';

export type ArchiveAnswer = Awaited<ReturnType<typeof uploadTestData>>;
export type FileAnswer = Awaited<ReturnType<typeof uploadTestFile>>;
type Terms = Pick<ProblemValues, 'scoring' | 'caseMode'>;

/** An archive replaces all cases: those without a file in it are removed. */
export function mergeArchive(
  rows: readonly CaseRow[],
  { fileList, fileListDir }: Pick<ArchiveAnswer, 'fileList' | 'fileListDir'>,
  terms: Terms,
): readonly CaseRow[] {
  const matches = orderMatches(rows, matchCases(rows, fileList));
  const merged = matches.map(({ before, after }): CaseRow => {
    const row = before ?? emptyCase();
    const withInput =
      before !== undefined && before.inputHash === after.inputHash
        ? row
        : { ...row, inputHash: after.inputHash, inputSize: after.inputBytes, inputDir: fileListDir };
    const isSameAnswer =
      before !== undefined && before.outputHash === after.outputHash && before.output === after.output;
    return isSameAnswer
      ? withInput
      : {
          ...withInput,
          input: after.input,
          output: after.output,
          outputHash: after.outputHash,
          outputSize: after.outputBytes,
          outputDir: fileListDir,
        };
  });
  const isNew = new Set(merged.filter((_, index) => matches[index]?.before === undefined));
  return scoreNewCases(rows, merged, { isNew: (row) => isNew.has(row), terms });
}

/** Replaces one file of a case, or adds a case. Returns undefined if the name is not that of test data. */
export function mergeFile(
  rows: readonly CaseRow[],
  file: FileAnswer,
  terms: Terms,
): readonly CaseRow[] | undefined {
  const found = findSingleFile(file.name, rows);
  if (found === undefined) return undefined;
  if (found.of !== undefined) return replaceFile(rows, { key: found.of.key, side: found.side }, file);
  const added: CaseRow = {
    ...emptyCase(),
    input: file.name,
    inputHash: file.hash,
    inputSize: file.bytes,
    inputDir: file.fileListDir,
    output: file.emptyOutput,
    outputHash: file.emptyHash,
    outputSize: 0,
    outputDir: file.fileListDir,
  };
  return scoreNewCases(rows, [...rows, added], { isNew: (row) => row === added, terms });
}

export const replaceFile = (
  rows: readonly CaseRow[],
  { key, side }: { key: number; side: 'input' | 'output' },
  file: Pick<FileAnswer, 'name' | 'bytes' | 'hash' | 'fileListDir'>,
): CaseRow[] =>
  rows.map((row) => {
    if (row.key !== key) return row;
    return side === 'input'
      ? { ...row, input: file.name, inputHash: file.hash, inputSize: file.bytes, inputDir: file.fileListDir }
      : {
          ...row,
          output: file.name,
          outputHash: file.hash,
          outputSize: file.bytes,
          outputDir: file.fileListDir,
        };
  });

interface NewCases {
  isNew: (row: CaseRow) => boolean;
  terms: Terms;
}

/**
 * A new case continues the subtask of the case before it. It has no score unless the author's points were spread evenly,
 * or its subtask has one: an invented score would change the full score unnoticed.
 */
function scoreNewCases(
  before: readonly CaseRow[],
  rows: readonly CaseRow[],
  { isNew, terms }: NewCases,
): readonly CaseRow[] {
  if (terms.scoring === 'acm' || !rows.some(isNew)) return rows;
  const isGrouped = isSubtaskMode(terms.caseMode);
  let groupNum = '1';
  const scored = rows.map((row) => {
    if (!isNew(row)) groupNum = row.groupNum;
    const score = isGrouped ? scoreOfGroup(before, groupNum) : '';
    return isNew(row) ? { ...row, groupNum, score } : row;
  });
  return respreadScores(before, scored, terms.caseMode);
}

function scoreOfGroup(rows: readonly CaseRow[], groupNum: string): string {
  const scores = new Set(rows.filter((row) => row.groupNum === groupNum).map(({ score }) => score));
  const [score = ''] = scores;
  return scores.size === 1 ? score : '';
}
