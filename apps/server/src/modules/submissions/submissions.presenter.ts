import {
  remoteReasons,
  statuses,
  toWireDate,
  type Judge,
  type JudgeRow,
  type Locale,
} from '@touchstone/contract';
import { remoteReasonTexts } from '@touchstone/contract/remote-reason-texts';
import type { SubmissionVisibility } from '@touchstone/rules/submission-access';
import { contestTitleFor } from '../../platform/translated-columns.ts';
import { hiddenTexts } from './hidden-texts.ts';
import { presentRun } from './remote-runs/remote-run.presenter.ts';
import {
  problemOf,
  type FullSubmissionRow,
  type OutsideRow,
  type SubmissionRow,
  type SubmittedProblem,
} from './submissions.repository.ts';

const nothingKnown = {
  submitId: null,
  pid: null,
  displayPid: null,
  uid: null,
  username: null,
  submitTime: null,
  share: null,
  errorMessage: null,
  time: null,
  memory: null,
  score: null,
  length: null,
  code: null,
  language: null,
  cid: null,
  cpid: null,
  gid: null,
  judger: null,
  ip: null,
  version: null,
  oiRankScore: null,
  isManual: null,
  gmtCreate: null,
  gmtModified: null,
  remote: null,
  vjudgeSubmitId: null,
  vjudgeUsername: null,
  vjudgePassword: null,
} as const satisfies Omit<Judge, 'status'>;

/** While an OI contest is frozen: shows only that a submission exists. */
export const frozenJudge: Judge = { ...nothingKnown, status: statuses.unknownResult };

/** The result of a judge action. */
export const presentChange = (change: Pick<Judge, 'submitId' | 'status'> & Partial<Judge>): Judge => ({
  ...nothingKnown,
  ...change,
});

/** The state of a submission: without code, message and address. */
export function presentState(
  row: SubmissionRow,
  visibility: Pick<SubmissionVisibility, 'areFiguresShown' | 'code' | 'isAddressShown'>,
): Judge {
  const { areFiguresShown } = visibility;
  return {
    ...nothingKnown,
    submitId: row.id,
    pid: row.problemId,
    displayPid: row.contestDisplayId ?? row.displayId,
    uid: row.userId,
    username: row.username,
    submitTime: toWireDate(row.submittedAt),
    status: row.status,
    share: row.isShared,
    time: areFiguresShown ? row.timeMs : null,
    memory: areFiguresShown ? row.memoryKb : null,
    score: row.score,
    length: areFiguresShown ? row.codeLength : null,
    language: row.language,
    cid: row.contestId ?? 0,
    cpid: row.contestProblemId ?? 0,
    gid: row.groupId,
    judger: row.judgeName,
    version: row.version,
    oiRankScore: row.oiRankScore ?? 0,
    isManual: row.isManual,
    gmtCreate: toWireDate(row.submittedAt),
    gmtModified: toWireDate(row.updatedAt),
    remote: presentRun(row, visibility),
  };
}

export function presentDetail(
  row: FullSubmissionRow,
  visibility: SubmissionVisibility,
  locale: Locale,
): Judge {
  return {
    ...presentState(row, visibility),
    code: presentCode(row, visibility, locale),
    errorMessage: presentErrorMessage(row, visibility, locale),
    ip: visibility.isAddressShown ? row.ip : null,
  };
}

function presentCode({ code }: FullSubmissionRow, visibility: SubmissionVisibility, locale: Locale) {
  switch (visibility.code) {
    case 'shown':
      return code;
    case 'withheld':
      return hiddenTexts.code[locale];
    case 'hidden':
      return null;
    default:
      return visibility.code satisfies never;
  }
}

function presentErrorMessage(
  { status, errorMessage, remoteReason }: FullSubmissionRow,
  visibility: SubmissionVisibility,
  locale: Locale,
) {
  switch (visibility.errorMessage) {
    case 'shown': {
      const isOfRemoteRun = status === statuses.submittedFailed || status === statuses.systemError;
      const reason = isOfRemoteRun && remoteReasons.find((known) => known === remoteReason);
      return reason ? remoteReasonTexts[reason][locale] : errorMessage;
    }
    case 'hidden':
      return hiddenTexts.errorMessage[locale];
    case 'contest':
      return hiddenTexts.errorMessageInContest[locale];
    case 'administrators':
      return hiddenTexts.errorMessageForAdministrators[locale];
    default:
      return visibility.errorMessage satisfies never;
  }
}

/** For the submitter of a new or restarted submission. */
export const presentOwn = (row: FullSubmissionRow): Judge => ({
  ...presentState(row, { areFiguresShown: true, code: 'shown', isAddressShown: false }),
  code: row.code,
  ip: row.ip,
});

/** The title in the contest, or of the problem. */
export const presentTitle = (
  { title, titleTranslations }: SubmittedProblem,
  contestTitle: string | null,
  locale: Locale,
): string => contestTitleFor({ displayTitle: contestTitle, title, titleTranslations }, locale);

/** The context columns of a submission outside contests and groups. */
const outside = {
  contestId: null,
  groupId: null,
  contestProblemId: null,
  contestDisplayId: null,
  contestTitle: null,
} as const satisfies Partial<SubmissionRow>;

export function presentRow(
  row: SubmissionRow | OutsideRow,
  { isTitleShown }: Pick<SubmissionVisibility, 'isTitleShown'>,
  locale: Locale,
): JudgeRow {
  const place = 'contestId' in row ? row : outside;
  const problem = problemOf(row);
  return {
    submitId: row.id,
    uid: row.userId,
    username: row.username,
    pid: row.problemId,
    displayPid: place.contestDisplayId ?? problem.displayId,
    displayId: null,
    title: isTitleShown ? presentTitle(problem, place.contestTitle, locale) : '',
    submitTime: toWireDate(row.submittedAt),
    status: row.status,
    share: row.isShared,
    time: row.timeMs,
    memory: row.memoryKb,
    score: row.score,
    oiRankScore: row.oiRankScore ?? 0,
    length: row.codeLength,
    language: row.language,
    cid: place.contestId ?? 0,
    cpid: place.contestProblemId ?? 0,
    gid: place.groupId,
    source: null,
    judger: row.judgeName,
    ip: null,
    isManual: row.isManual,
  };
}

/** An own submission of a frozen OI contest: it was received, and its result is hidden. */
export const presentReceivedRow = (row: SubmissionRow, locale: Locale): JudgeRow => ({
  ...presentContestRow(row, { areFiguresShown: true, isTitleShown: true }, locale),
  status: statuses.unknownResult,
  score: null,
  time: null,
  memory: null,
  judger: null,
  isManual: false,
});

/** For the list of a contest, with the names of the contest. */
export const presentContestRow = (
  row: SubmissionRow,
  visibility: Pick<SubmissionVisibility, 'areFiguresShown' | 'isTitleShown'>,
  locale: Locale,
): JudgeRow => ({
  ...presentRow(row, visibility, locale),
  pid: null,
  displayPid: null,
  displayId: row.contestDisplayId,
  oiRankScore: null,
  ...(!visibility.areFiguresShown && { time: null, memory: null, length: null }),
});
