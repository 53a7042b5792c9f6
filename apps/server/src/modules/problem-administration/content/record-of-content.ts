/** Converts a portable problem into the record to store. */
import { attachmentLink, type ProblemContent } from '@touchstone/problem-formats/problem-content';
import { fileLimits } from '@touchstone/contract/file-limits';
import type { ProblemFormError } from '@touchstone/contract/problem-form';
import type { Queryable } from '@touchstone/database';
import { findProblemFormErrors, makeDisplayId } from '@touchstone/rules/problem-form';
import { normalizeTranslations } from '@touchstone/rules/translated-text';
import { fillScores, fullScoreOf } from '@touchstone/rules/problem-form-cases';
import { problemDefaults } from '@touchstone/contract/problem-limits';
import { buffer } from 'node:stream/consumers';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { storeAttachment } from '../../files/index.ts';
import type { ProblemRecord } from './problem-record.ts';
import { findUnstorableText } from './unstorable-text.ts';

export type ContentRecord = Omit<ProblemRecord, 'displayId'> & { displayId: string | null };

/** Errors that the form rejects and an import tolerates, since other judges allow them. */
const isTolerated = ({ field, reason }: ProblemFormError) =>
  (reason === 'missing' && (field === 'input' || field === 'output' || field === 'problemId')) ||
  reason === 'fileEmpty' ||
  reason === 'caseEmpty';

/** Throws when the problem cannot be judged. `languages`: the names of the local judge's languages. */
export function checkContent(content: ProblemContent, languages: readonly string[]) {
  const unstorable = findUnstorableText(content);
  if (unstorable !== undefined) throw callError('invalidField', { field: unstorable, reason: 'unstorable' });
  const { statement, limits, checker, fileIo } = content;
  const named = (files: Readonly<Record<string, string>>) =>
    Object.entries(files).map(([name, text]) => ({ name, content: text }));
  const errors = findProblemFormErrors(
    {
      ...content,
      ...statement,
      problemId: makeDisplayId(content.displayId ?? ''),
      hint: statement.hint ?? '',
      source: statement.source ?? '',
      timeLimit: limits.timeMs,
      memoryLimit: limits.memoryMb,
      stackLimit: limits.stackMb,
      isFileIO: fileIo !== null,
      ioReadFileName: fileIo?.inputName ?? '',
      ioWriteFileName: fileIo?.outputName ?? '',
      spjCode: checker?.code ?? '',
      spjLanguage: checker?.language ?? '',
      userExtraFiles: named(content.userExtraFiles),
      judgeExtraFiles: named(content.judgeExtraFiles),
      languageCount: null,
      codeTemplates: content.codeTemplates.map((template) => ({ ...template, isEnabled: false })),
      isRemote: false,
      areCasesTyped: false,
      samples: content.cases.map(({ input, answer, score, group }) => ({
        input: input.name,
        output: answer.name,
        score,
        groupNum: group,
      })),
    },
    languages,
  );
  const error = errors.find((one) => !isTolerated(one));
  if (error !== undefined) throw callError('problemFormInvalid', error);
}

/** Returns the cases with scores, and the full score. */
export function scoreContent({ scoring, caseMode, cases }: ProblemContent) {
  if (scoring === 'acm') return { cases: [...cases], fullScore: problemDefaults.fullScore };
  const samples = cases.map(({ score, group }) => ({ score, groupNum: group }));
  const scored = fillScores({ caseMode, samples });
  return {
    cases: cases.map((one, index) => ({ ...one, score: scored[index]?.score ?? 0 })),
    fullScore: fullScoreOf(caseMode, scored),
  };
}

/** Stores the attachments and replaces their names in the statement by links. */
export async function recordOfContent(
  parts: Pick<Platform, 'fileStore' | 'clock'>,
  transaction: Queryable,
  { content, ownerId }: { content: ProblemContent; ownerId: string },
): Promise<ContentRecord> {
  const { statement, limits, judgeMode } = content;
  const link = await storeAttachments(parts, transaction, { content, ownerId });
  return {
    displayId: content.displayId === null ? null : makeDisplayId(content.displayId),
    title: content.title.trim(),
    titleTranslations: normalizeTranslations(content.titleTranslations),
    difficulty: content.difficulty,
    description: link(statement.description),
    inputDescription: link(statement.input),
    outputDescription: link(statement.output),
    hint: statement.hint === null ? null : link(statement.hint),
    source: statement.source === null ? null : link(statement.source),
    examples: content.examples.map(({ input, output }) => ({ input, output })),
    scoring: content.scoring,
    judgeMode,
    caseMode: content.caseMode,
    timeLimitMs: limits.timeMs,
    memoryLimitMb: limits.memoryMb,
    stackLimitMb: limits.stackMb,
    checker: judgeMode === 'default' ? null : content.checker,
    userExtraFiles: content.userExtraFiles,
    judgeExtraFiles: content.judgeExtraFiles,
    fileIo: content.fileIo,
    isTrailingBlankIgnored: content.isTrailingBlankIgnored,
    areCaseResultsOpen: content.areCaseResultsOpen,
    caseFeedback: content.caseFeedback,
    isCodeSharingAllowed: content.isCodeSharingAllowed,
    areCasesTyped: false,
  };
}

async function storeAttachments(
  parts: Pick<Platform, 'fileStore' | 'clock'>,
  transaction: Queryable,
  { content, ownerId }: { content: ProblemContent; ownerId: string },
) {
  const addresses: [link: string, address: string][] = [];
  for (const { name, content: file } of content.attachments) {
    if (file.sizeBytes > fileLimits.attachmentMaximumBytes) throw callError('attachmentTooLarge');
    const bytes = await buffer(await file.open());
    const address = await storeAttachment(parts, transaction, { ownerId, name, bytes });
    addresses.push([attachmentLink(name), address]);
  }
  // One name may be a prefix of another, so longer names are replaced first.
  const inOrder = addresses.toSorted(([one], [other]) => other.length - one.length);
  return (text: string) =>
    inOrder.reduce((linked, [link, address]) => linked.replaceAll(link, address), text);
}
