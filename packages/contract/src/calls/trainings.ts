/** Trainings: listing, viewing, taking part, and their progress. */
import { z } from 'zod';
import { anonymous, defineCalls, defineDownloads, login } from '../define-calls.ts';
import { membershipLock } from '../shapes/membership.ts';
import { problemInfo, problemRow } from '../shapes/problem.ts';
import { trainingCategory, trainingCell, trainingShape } from '../shapes/training.ts';
import { trainingDefaults, trainingLimits } from '../training-limits.ts';
import { cellFilters, matrixSorts, trainingStates } from '../training-matrix.ts';
import {
  boolean,
  boundedNumber,
  confirmedEffects,
  displayId,
  identifier,
  keptMoment,
  nothing,
  optionalIdentifier,
  optionalInteger,
  optionalText,
  page,
  paging,
  text,
  wireDate,
} from '../wire.ts';

const ofTraining = z.object({ tid: identifier() });

const ofTrainings = z.object({
  /** `1,2,3` */
  tids: z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter((part) => part.trim() !== '') : value),
    z.array(identifier()).max(200),
  ),
});

const rankRow = z.object({
  uid: z.string(),
  username: z.string(),
  /** Null unless the caller administers the training. */
  realname: z.string().nullable(),
  nickname: z.string().nullable(),
  school: z.string().nullable(),
  gender: z.string(),
  avatar: z.string().nullable(),
  ac: z.int(),
  /** In milliseconds. */
  totalRunTime: z.int(),
  /** Keyed by the display id of the problem. */
  submissionInfo: z.record(
    z.string(),
    z.object({
      status: z.int(),
      score: z.number().nullable(),
      isAC: z.literal(true).optional(),
      runTime: z.int().optional(),
    }),
  ),
});
export type TrainingRankRow = z.output<typeof rankRow>;

export const trainingsCalls = defineCalls({
  'GET /api/get-training-category': {
    summary: 'The categories of the trainings outside groups.',
    access: anonymous,
    data: z.array(trainingCategory),
  },
  'GET /api/get-training-list': {
    summary: 'Trainings that are shown, outside groups, by rank.',
    access: anonymous,
    query: z.object({
      ...paging(20),
      /** Part of the title or of the author's name. */
      keyword: optionalText(255),
      categoryId: optionalIdentifier(),
      auth: z.preprocess(
        (value) => (value === '' ? undefined : value),
        z.enum(['Public', 'Private']).nullish(),
      ),
    }),
    data: page(trainingShape),
  },
  'GET /api/get-training-detail': {
    summary: 'One training. Its introduction is shown before registration.',
    access: login,
    query: ofTraining,
    data: trainingShape,
  },
  'GET /api/get-training-access': {
    summary: 'Whether the caller has registered.',
    access: login,
    query: ofTraining,
    data: z.object({ access: z.boolean() }),
  },
  'POST /api/register-training': {
    summary: 'Registers the caller with the password.',
    access: login,
    body: z.object({ tid: identifier(), password: optionalText(255) }),
    data: nothing(),
  },
  'GET /api/get-training-problem-list': {
    summary: 'The problems of a training in their order. Hidden problems are left out.',
    access: login,
    query: ofTraining,
    data: z.array(problemRow),
  },
  'GET /api/get-training-problem-details': {
    summary: 'A problem of a training as its page shows it. Existing clients name the training `cid`.',
    access: login,
    query: z.object({ displayId: displayId(), cid: optionalIdentifier(), tid: optionalIdentifier() }),
    data: problemInfo,
  },
  'GET /api/get-training-rank': {
    summary:
      'The participants by solved problems, then by run time. Empty for a public training outside groups.',
    access: login,
    query: z.object({
      ...ofTraining.shape,
      ...paging(30),
      /** Part of the username, the school or, for administrators of the training, the real name. */
      keyword: optionalText(100),
    }),
    data: page(rankRow),
  },
});

/** The state of the caller in a training, for its page. */
const ownProgress = z.object({
  tid: z.int(),
  /**
   * `password`: the caller must register first. `barred`: the registration was disabled. `locked`: the caller needs the
   * membership of `lock`; results from a membership that has ended stay readable.
   */
  access: z.enum(['open', 'password', 'barred', 'locked']),
  lock: membershipLock.nullable(),
  /** The caller administers the training. */
  canManage: z.boolean(),
  isRegistered: z.boolean(),
  /** Whether the training has a ranking. */
  hasRank: z.boolean(),
  dueAt: wireDate().nullable(),
  /** By which late results are multiplied; null: they count in full. */
  lateFactor: z.number().nullable(),
  /** The server's clock, from which clients count. */
  now: wireDate(),
  problemCount: z.int(),
  acCount: z.int(),
  /** How many of them were solved after the due date. */
  lateCount: z.int(),
  /** The sum over the problems; at most 100 each. */
  score: z.number(),
  /** Keyed by the display id of the problem; problems without a result are absent. */
  cells: z.record(z.string(), trainingCell),
});
export type OwnTrainingProgress = z.output<typeof ownProgress>;

/** Which rows of the matrix, and in which order. The page and the export use the same. */
export const matrixFilter = {
  ...ofTraining.shape,
  /** Part of the username, nickname, real name, school or number. */
  keyword: optionalText(100),
  state: z.preprocess((value) => (value === '' ? undefined : value), z.enum(trainingStates).nullish()),
  /** With `cell`: only members whose cell of this problem is so. */
  pid: optionalIdentifier(),
  cell: z.preprocess((value) => (value === '' ? undefined : value), z.enum(cellFilters).nullish()),
  sort: z.preprocess((value) => (value === '' ? undefined : value), z.enum(matrixSorts).nullish()),
  order: z.preprocess((value) => (value === '' ? undefined : value), z.enum(['asc', 'desc']).nullish()),
};

const matrixRow = z.object({
  uid: z.string(),
  username: z.string(),
  nickname: z.string().nullable(),
  realname: z.string().nullable(),
  school: z.string().nullable(),
  /** Student number. */
  number: z.string().nullable(),
  avatar: z.string().nullable(),
  isRegistered: z.boolean(),
  /** The registration was disabled. */
  isDisabled: z.boolean(),
  ac: z.int(),
  lateCount: z.int(),
  score: z.number(),
  attempts: z.int(),
  totalRunTime: z.int(),
  lastSubmission: wireDate().nullable(),
  /** Keyed by the display id of the problem. */
  cells: z.record(z.string(), trainingCell),
});
export type MatrixRow = z.output<typeof matrixRow>;

const activeMember = z.object({
  uid: z.string(),
  username: z.string(),
  nickname: z.string().nullable(),
  realname: z.string().nullable(),
  avatar: z.string().nullable(),
  ac: z.int(),
  /** Null without a submission to a problem of the training. */
  lastSubmission: wireDate().nullable(),
});

const failedProblem = z.object({
  pid: z.int(),
  problemId: z.string(),
  title: z.string(),
  /** Participants with a result, and of them those who solved it and those who did not. */
  tried: z.int(),
  solved: z.int(),
  failed: z.int(),
  /** The case at which most of the participants who failed stop; null if no case is known. */
  failingCase: z
    .object({
      /** From one, in the order of judging. */
      position: z.int(),
      status: z.int(),
      inputName: z.string(),
      /** How many of the participants who failed. */
      count: z.int(),
    })
    .nullable(),
});

/** Our own calls: progress, and what teachers do with a training. */
export const trainingProgressCalls = defineCalls({
  'GET /api/training-progress': {
    summary: 'What the caller has reached in a training, and whether the caller may enter it.',
    access: login,
    query: ofTraining,
    data: ownProgress,
  },
  'GET /api/training-due-dates': {
    summary:
      'The due dates of several trainings that the caller may see, with the late and on-time counts of the caller.',
    access: login,
    query: ofTrainings,
    /** Keyed by the id of the training; only those with a due date. */
    data: z.record(
      z.string(),
      z.object({
        dueAt: wireDate(),
        lateFactor: z.number().nullable(),
        onTimeCount: z.int(),
        lateCount: z.int(),
      }),
    ),
  },
  'GET /api/training-locks': {
    summary:
      'Of several trainings that the caller may see, those that need a membership which the caller does not have.',
    access: anonymous,
    query: ofTrainings,
    /** Keyed by the id of the training. */
    data: z.record(z.string(), membershipLock),
  },
  'GET /api/training-progress-matrix': {
    summary: 'Participants and problems of a training with the state of each cell, for its administrators.',
    access: login,
    query: z.object({ ...matrixFilter, ...paging(30) }),
    data: z.object({
      dueAt: wireDate().nullable(),
      lateFactor: z.number().nullable(),
      problems: z.array(
        z.object({
          pid: z.int(),
          problemId: z.string(),
          title: z.string(),
          /** Of all participants, whatever the filter. */
          solved: z.int(),
          failed: z.int(),
        }),
      ),
      /** All participants, whatever the filter. */
      participantCount: z.int(),
      rows: page(matrixRow),
    }),
  },
  'GET /api/training-activity': {
    summary: 'Participants without a recent submission, and the problems that most participants fail.',
    access: login,
    query: z.object({
      ...ofTraining.shape,
      /** Days without a submission. */
      days: optionalInteger({ min: 1, max: trainingLimits.daysMaximum }).transform(
        (days) => days ?? trainingDefaults.days,
      ),
      ...paging(30),
    }),
    data: z.object({
      since: wireDate(),
      participantCount: z.int(),
      /** Without a submission since then; the longest absent first. */
      inactive: page(activeMember),
      /** Those that any participant fails, most failed first. */
      problems: z.array(failedProblem),
    }),
  },
  'PUT /api/training-due-date': {
    summary: 'Sets or clears the due date of a training, and the factor of late results.',
    access: login,
    body: z.object({
      ...ofTraining.shape,
      /** With an offset, or milliseconds since the epoch; null clears it. */
      dueAt: keptMoment(),
      /** From 0 to 1; null: late results count in full. */
      lateFactor: boundedNumber().nullish(),
      confirm: confirmedEffects(),
    }),
    data: nothing(),
  },
  'PUT /api/training-participant': {
    summary: 'Bars a registered user from a training, or lets the user in again.',
    access: login,
    body: z.object({ ...ofTraining.shape, uid: text(64), isDisabled: boolean() }),
    data: nothing(),
  },
  'DELETE /api/training-participant': {
    summary: 'Removes the registration of a user.',
    access: login,
    query: z.object({ ...ofTraining.shape, uid: text(64) }),
    data: nothing(),
  },
});
export type TrainingMatrixProblem = z.output<
  (typeof trainingProgressCalls)['GET /api/training-progress-matrix']['data']
>['problems'][number];

export const trainingProgressDownloads = defineDownloads({
  'GET /api/file/download-training-progress': {
    summary:
      'The progress matrix of a training (tid) as a workbook, or as CSV (format=csv), with the filters of the page, for the ' +
      'administrators of the training.',
    access: login,
  },
});
