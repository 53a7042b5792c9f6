/** Why a submission failed. The rules decide how much of it the viewer learns. */
import { statuses, type DataOf, type JudgeNote, type submissionsCalls } from '@touchstone/contract';
import {
  decideExplanationAccess,
  listSampleInputs,
  redactNote,
  type ExplanationDetail,
} from '@touchstone/rules/submission-explanation';
import { createHash } from 'node:crypto';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadGroupStandings } from '../groups/index.ts';
import { findExplainedProblem, listFailedCases, listSampleCaseIds } from './explanation.repository.ts';
import { getSubmissionFor } from './get-submission.ts';
import { factsOf, visibilityOf } from './submission-visibility.ts';
import type { FullSubmissionRow } from './submissions.repository.ts';
import { isInsideContest } from './view-submissions.ts';

type Explanation = DataOf<(typeof submissionsCalls)['GET /api/submission-explanation']>;

const maxMessageLength = 2000;

export async function explainSubmission(
  { database, settings, clock }: Pick<Platform, 'database' | 'settings' | 'clock'>,
  { submissionId, viewer }: { submissionId: number; viewer: Viewer | undefined },
): Promise<Explanation> {
  const row = await getSubmissionFor({ database, clock }, viewer, submissionId);
  const context = {
    now: clock(),
    isInsideContest: await isInsideContest({ database, clock }, row, viewer),
    standings: await loadGroupStandings(database, viewer, [row.groupId]),
  };
  const problem = await findExplainedProblem(database, row.problemId);
  const access = decideExplanationAccess(viewer, factsOf(row, viewer, context), {
    caseFeedback: problem.caseFeedback,
    isViewerAuthor: viewer !== undefined && problem.authorId === viewer.id,
  });
  if (access.kind === 'missing') throw callError('submissionNotFound');
  if (access.kind === 'login-required') throw callError('contestCasesLogin');
  const visibility = visibilityOf(row, viewer, { ...context, switches: settings.current.switches });
  const isTextShown = visibility.kind === 'visible' && visibility.errorMessage === 'shown';
  const cases = await listFailedCases(database, row.id);
  const samples =
    cases.length === 0
      ? new Set<number>()
      : await listSampleIds({ database }, row.problemId, problem.examples);
  return {
    note: isTextShown ? noteOfCompilation(row) : null,
    cases: cases.flatMap(({ seq, caseId, status, message, note }) => {
      const isSample = samples.has(caseId);
      const detail = isSample ? access.ofSamples : access.ofOtherCases;
      const shown = {
        // Written from a validated report of a judge.
        note: redactNote(note as unknown as JudgeNote | null, detail),
        message: showMessage(message, note, detail),
      };
      return shown.note === null && shown.message === null ? [] : [{ seq, status, isSample, ...shown }];
    }),
  };
}

/** Only compiler errors: the other notes belong to cases. */
const noteOfCompilation = ({ status, note }: FullSubmissionRow) =>
  status === statuses.compileError ? (note as unknown as JudgeNote | null) : null;

const showMessage = (message: string | null, note: unknown, detail: ExplanationDetail) =>
  detail === 'hidden' || note !== null || message === null || message === ''
    ? null
    : message.slice(0, maxMessageLength).toWellFormed();

export async function listSampleIds(
  { database }: Pick<Platform, 'database'>,
  problemId: number,
  examples: readonly { readonly input: string }[],
) {
  const hashes = listSampleInputs(examples).map((input) => createHash('sha256').update(input).digest('hex'));
  return new Set(await listSampleCaseIds(database, problemId, hashes));
}
