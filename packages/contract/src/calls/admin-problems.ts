/** Administration of the problem list. */
import { z } from 'zod';
import { anyAdmin, defineCalls, problemAdmin } from '../define-calls.ts';
import type { ErrorCode } from '../errors/index.ts';
import { problemLimits } from '../problem-limits.ts';
import { problem } from '../shapes/problem.ts';
import {
  identifier,
  integer,
  nothing,
  optionalBoolean,
  optionalIdentifier,
  optionalInteger,
  optionalText,
  page,
  paging,
  text,
} from '../wire.ts';

/** 1 public, 2 private, 3 visible only inside contests. */
const auth = { min: 1, max: 3 };

/** By id or name. Adding creates unknown tags; removing ignores them. */
const tagNames = z
  .array(z.object({ id: optionalIdentifier(), name: optionalText(1000) }))
  .min(1)
  .max(problemLimits.tagsMaximum);

/** Error codes: why a batch does not change a problem. */
const batchRefusals = [
  'problemNotFound',
  'problemOfGroup',
  'problemNotYours',
  'problemPublishForbidden',
  'problemDeleteForbidden',
  'problemInUse',
  'problemArchived',
] as const satisfies readonly ErrorCode[];
export type BatchRefusal = (typeof batchRefusals)[number];

/** The contests that contain a problem. Only callers who may change the problem receive them. */
export const problemUsage = z.array(
  z.object({ id: z.int(), title: z.string(), state: z.enum(['scheduled', 'running', 'ended']) }),
);

/** The trainings that contain a problem. Titles of trainings of groups are for their members and super administrators. */
export const problemTrainings = z.array(
  z.object({ id: z.int(), title: z.string().nullable(), gid: z.int().nullable() }),
);

/** A list row for administrators. Checker and extra files of the judge are loaded for one problem at a time. */
export const listedProblemShape = {
  ...problem.shape,
  caseVersion: z.string(),
  modifiedUser: z.string().nullable(),
  /** Whether the caller may change the problem itself. */
  canEdit: z.boolean(),
};

const administeredProblem = z.object({
  ...listedProblemShape,
  /** Judged submissions outside contests and groups. */
  submissionCount: z.int(),
  /** Whether the caller may publish and delete it. */
  canPublish: z.boolean(),
  canDelete: z.boolean(),
  /** Absent from all other lists, kept for its results. */
  isArchived: z.boolean(),
  /** Newest first. */
  contests: problemUsage,
  trainings: problemTrainings,
});

export const adminProblemsCalls = defineCalls({
  'GET /api/admin/problem/co-authors': {
    summary:
      'The administrators besides the author who may edit a problem, and whether the caller may name them.',
    access: anyAdmin,
    query: z.object({ pid: identifier() }),
    data: z.object({ usernames: z.array(z.string()), canChange: z.boolean() }),
  },
  'PUT /api/admin/problem/co-authors': {
    summary: 'Names the co-authors of a problem. All must be administrators.',
    access: anyAdmin,
    body: z.object({ pid: identifier(), usernames: z.array(text(64)).max(50) }),
    data: nothing(),
  },
  'GET /api/admin/problem/get-problem-list': {
    summary: 'All problems but those of groups, hidden ones too, newest first.',
    access: anyAdmin,
    query: z.object({
      ...paging(10),
      /** Matches the title, the author or the display id. */
      keyword: optionalText(255),
      /** 0 or absent: all. */
      auth: optionalInteger({ ...auth, min: 0 }),
      /** `All` or absent: every site; the key of another site; anything else: this site. */
      oj: optionalText(64),
      /** True: only archived problems; false or absent: only the others. */
      archived: optionalBoolean(),
    }),
    data: page(administeredProblem),
  },
  'PUT /api/admin/problem/change-problem-auth': {
    summary: 'Changes the visibility of a problem: administrators their own, super administrators any.',
    access: anyAdmin,
    body: z.object({ id: identifier(), auth: integer(auth) }),
    data: nothing(),
  },
  'DELETE /api/admin/problem': {
    summary:
      'Deletes a problem with all submissions to it: one of the own, unless by a super administrator. Refused for a problem of a contest or training.',
    access: problemAdmin,
    query: z.object({ pid: identifier() }),
    data: nothing(),
  },
});

export const problemBatchCalls = defineCalls({
  'POST /api/admin/problem/batch': {
    summary: 'One change to many problems: to all of them, or to none and why.',
    access: anyAdmin,
    body: z.object({
      ids: z.array(identifier()).min(1).max(problemLimits.batchMaximum),
      change: z.discriminatedUnion('action', [
        z.object({ action: z.literal('change-auth'), auth: integer(auth) }),
        z.object({ action: z.literal('delete') }),
        z.object({ action: z.literal('archive') }),
        z.object({ action: z.literal('restore') }),
        z.object({ action: z.literal('add-tags'), tags: tagNames }),
        z.object({ action: z.literal('remove-tags'), tags: tagNames }),
        z.object({
          action: z.literal('change-difficulty'),
          difficulty: integer({ min: 0, max: problemLimits.difficultyMaximum }),
        }),
      ]),
    }),
    data: z.object({
      /** The number of changed problems; zero if any was refused. */
      changed: z.int(),
      refused: z.array(
        z.object({
          pid: z.int(),
          /** Null if the problem does not exist. */
          problemId: z.string().nullable(),
          title: z.string().nullable(),
          reason: z.enum(batchRefusals),
          /** The message in the caller's language. */
          message: z.string(),
        }),
      ),
    }),
  },
});
