/**
 * A problem as stored in the audit log, with the field names of the wire. Long texts are stored as a prefix, a length
 * and a hash.
 */
import { problemTypes } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { createHash } from 'node:crypto';
import { listCodeTemplates, type StoredCase } from '../../problems/index.ts';
import { mapTagsOfProblems } from '../../tags/index.ts';
import { listCases } from '../content/problem-cases.repository.ts';
import { findStoredProblem, listLanguageIds, mapLanguages } from '../content/problem-content.repository.ts';
import type { ProblemRecord } from '../content/problem-record.ts';
import { authOfVisibility } from '../problem-visibility.ts';
import { mapUsernames } from './form.repository.ts';

const maxTextLength = 300;
const previewLength = 100;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

export const shortenText = (text: string | null) =>
  text === null || text.length <= maxTextLength
    ? text
    : { beginning: text.slice(0, previewLength).toWellFormed(), length: text.length, hash: hashOf(text) };

const shortenFiles = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [name, shortenText(content)]));

type Described = Record<string, unknown>;

export async function describeStored(database: Queryable, id: number): Promise<Described> {
  const stored = await findStoredProblem(database, id);
  if (stored === undefined) throw new Error('the problem just written is missing');
  const usernames = await mapUsernames(database, [stored.authorId]);
  const tags = await mapTagsOfProblems(database, [id]);
  const names = await mapLanguages(database);
  const languageIds = await listLanguageIds(database, id);
  const templates = await listCodeTemplates(database, id);
  return {
    ...describeRecord(stored.record),
    author: usernames.get(stored.authorId ?? '') ?? null,
    auth: authOfVisibility[stored.visibility],
    ioScore: stored.fullScore,
    cases: describeCases(await listCases(database, id)),
    tags: (tags.get(id) ?? []).map(({ name }) => name),
    languages: languageIds.map((languageId) => names.get(languageId) ?? String(languageId)),
    codeTemplates: Object.fromEntries(
      templates.map(({ language, code, isEnabled }) => [
        language,
        { status: isEnabled, code: shortenText(code) },
      ]),
    ),
  };
}

const describeRecord = (record: ProblemRecord): Described => ({
  problemId: record.displayId,
  title: record.title,
  titleTranslations: record.titleTranslations,
  type: problemTypes[record.scoring],
  judgeMode: record.judgeMode,
  judgeCaseMode: record.caseMode,
  timeLimit: record.timeLimitMs,
  memoryLimit: record.memoryLimitMb,
  stackLimit: record.stackLimitMb,
  difficulty: record.difficulty,
  description: shortenText(record.description),
  input: shortenText(record.inputDescription),
  output: shortenText(record.outputDescription),
  hint: shortenText(record.hint),
  source: shortenText(record.source),
  examples: shortenText(JSON.stringify(record.examples)),
  spjLanguage: record.checker?.language ?? null,
  spjCode: shortenText(record.checker?.code ?? null),
  userExtraFile: shortenFiles(record.userExtraFiles),
  judgeExtraFile: shortenFiles(record.judgeExtraFiles),
  ioReadFileName: record.fileIo?.inputName ?? null,
  ioWriteFileName: record.fileIo?.outputName ?? null,
  isRemoveEndBlank: record.isTrailingBlankIgnored,
  openCaseResult: record.areCaseResultsOpen,
  caseFeedback: record.caseFeedback,
  codeShare: record.isCodeSharingAllowed,
});

const describeCases = (cases: readonly StoredCase[]) => ({
  count: cases.length,
  hash: hashOf(
    JSON.stringify(cases.map((one) => [one.inputSha256, one.answerSha256, one.score, one.groupNumber])),
  ),
});

/** Keeps the id, the title and the fields that differ. */
export function pickDifferences(before: Described, after: Described) {
  const different = Object.keys(after).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const keys = ['problemId', 'title', ...different];
  const pick = (described: Described) => Object.fromEntries(keys.map((key) => [key, described[key]]));
  return { before: pick(before), after: pick(after) };
}
