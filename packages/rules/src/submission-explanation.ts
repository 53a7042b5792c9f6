/**
 * Why a submission is wrong, and how much of it a viewer learns. The first difference of a wrong answer shows a piece of the
 * test data, so it follows stricter rules than the list of cases. Samples are in the statement, so their values are no
 * secret.
 */
import type { CaseFeedback } from '@touchstone/contract/case-feedback';
import type { JudgeNote } from '@touchstone/contract/judge-notes';
import {
  areCasesHiddenByContest,
  findBarrier,
  isHiddenByFreeze,
  isModerator,
  isSharedOutsideContests,
  type SubmissionFacts,
  type SubmissionViewer,
} from './submission-access.ts';

/** `reason`: why the program failed, but nothing of the test data. */
export type ExplanationDetail = 'hidden' | 'reason' | 'position' | 'values';

export type ExplanationAccess =
  | { readonly kind: 'missing' }
  | { readonly kind: 'login-required' }
  | {
      readonly kind: 'visible';
      readonly ofSamples: ExplanationDetail;
      readonly ofOtherCases: ExplanationDetail;
    };

export interface ExplainedProblem {
  readonly caseFeedback: CaseFeedback;
  readonly isViewerAuthor: boolean;
}

const everything = { kind: 'visible', ofSamples: 'values', ofOtherCases: 'values' } as const;
const nothing = { kind: 'visible', ofSamples: 'hidden', ofOtherCases: 'hidden' } as const;

export function decideExplanationAccess(
  viewer: SubmissionViewer,
  submission: SubmissionFacts,
  { caseFeedback, isViewerAuthor }: ExplainedProblem,
): ExplanationAccess {
  const barrier = findBarrier(viewer, submission);
  if (barrier !== undefined) return { kind: barrier };
  const { contest, problem } = submission;
  const isOwner = viewer?.id === submission.ownerId;
  if (contest !== null && isHiddenByFreeze(contest, isOwner)) return nothing;
  if (isViewerAuthor || isModerator(viewer, submission)) return everything;
  if (contest !== null && areCasesHiddenByContest(contest, isOwner)) return nothing;
  // The values include output of the program, so they are for those who may see the code.
  const isEntitled = isOwner || isSharedOutsideContests(submission);
  const plain = problem.areCaseResultsOpen ? 'reason' : 'hidden';
  return {
    kind: 'visible',
    ofSamples: isEntitled ? 'values' : plain,
    ofOtherCases: isEntitled && problem.areCaseResultsOpen && caseFeedback !== 'none' ? caseFeedback : plain,
  };
}

/** The part of a note that this detail allows. */
export function redactNote(note: JudgeNote | null, detail: ExplanationDetail): JudgeNote | null {
  if (note === null || detail === 'hidden') return null;
  if (note.code !== 'difference' || detail === 'values') return note;
  return detail === 'position' ? { ...note, expected: null, actual: null } : null;
}

/**
 * The forms in which the input of an example may be stored as a case: a case with such an input is a sample. Files usually
 * end with a line break, examples do not.
 */
export function listSampleInputs(examples: readonly { readonly input: string }[]): string[] {
  const forms = examples.flatMap(({ input }) => {
    const text = input.replaceAll(/\r\n?/g, '\n');
    const trimmed = text.trimEnd();
    return [text, trimmed, `${trimmed}\n`];
  });
  return [...new Set(forms)];
}
