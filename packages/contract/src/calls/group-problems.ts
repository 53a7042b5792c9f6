/** The problems of a group. Its admins create them; the author and the roots of the group change them. */
import { z } from 'zod';
import { defineCalls, login } from '../define-calls.ts';
import { problemLimits } from '../problem-limits.ts';
import { problemRow, tag } from '../shapes/problem.ts';
import {
  boolean,
  identifier,
  integer,
  nothing,
  optionalBoolean,
  optionalIdentifier,
  page,
  paging,
  wireDate,
} from '../wire.ts';
import { administeredProblemForm, changedProblem, problemCase, problemDraft } from './admin-problem-form.ts';
import { listedProblemShape } from './admin-problems.ts';
import { checkerSource, compiled } from './problems.ts';

const ofGroup = z.object({ gid: identifier() });
const oneProblem = z.object({ pid: identifier() });

/** Null not applied, 1 pending, 2 approved, 3 refused. */
export const applicationProgress = z.int().nullable();

export const administeredGroupProblem = z.object({
  ...listedProblemShape,
  applyPublicProgress: applicationProgress,
});
export type AdministeredGroupProblem = z.output<typeof administeredGroupProblem>;

/** The display id without the prefix of the group. */
const groupProblemDraft = problemDraft.extend({
  problem: problemDraft.shape.problem.extend({ gid: optionalIdentifier() }),
});
export type GroupProblemDraft = z.output<typeof groupProblemDraft>;

export const groupProblemsCalls = defineCalls({
  'GET /api/group/get-problem-list': {
    summary: 'The public problems of a group, by length of their display id and then by it.',
    access: login,
    query: z.object({ gid: identifier(), ...paging(10) }),
    data: page(problemRow),
  },
  'GET /api/group/get-admin-problem-list': {
    summary: 'All problems of a group, for its admins, newest first.',
    access: login,
    query: z.object({ gid: identifier(), ...paging(10) }),
    data: page(administeredGroupProblem),
  },
  'GET /api/group/problem': {
    summary: 'A problem of a group with everything that its form holds.',
    access: login,
    query: oneProblem,
    data: administeredProblemForm,
  },
  'POST /api/group/problem': {
    summary:
      'Creates a problem of the group. The short name of the group, in upper case, comes before the sent display id.',
    access: login,
    body: groupProblemDraft,
    maximumBodyBytes: problemLimits.bodyBytesMaximum,
    data: z.object({ pid: z.int(), gmtModified: wireDate() }),
  },
  'PUT /api/group/problem': {
    summary: 'Changes a problem of a group; absent or null fields stay.',
    access: login,
    body: groupProblemDraft,
    maximumBodyBytes: problemLimits.bodyBytesMaximum,
    data: changedProblem,
  },
  'DELETE /api/group/problem': {
    summary:
      'Deletes a problem of a group with all submissions to it. Refused for a problem of a contest or training.',
    access: login,
    query: oneProblem,
    data: nothing(),
  },
  'GET /api/group/get-problem-cases': {
    summary: 'The cases of a problem in the order of judging.',
    access: login,
    query: z.object({ pid: identifier(), isUpload: optionalBoolean() }),
    data: z.array(problemCase),
  },
  'GET /api/group/get-all-problem-tags': {
    summary: 'The tags of the site and of the group.',
    access: login,
    query: ofGroup,
    data: z.array(tag),
  },
  'POST /api/group/compile-spj': {
    summary: 'Compiles the checker of a special judge, to show whether it does.',
    access: login,
    query: ofGroup,
    body: checkerSource,
    data: nothing(),
    message: compiled,
  },
  'POST /api/group/compile-interactive': {
    summary: 'Compiles an interactor, to show whether it does.',
    access: login,
    query: ofGroup,
    body: checkerSource,
    data: nothing(),
    message: compiled,
  },
  'PUT /api/group/change-problem-auth': {
    summary: 'Changes the visibility of a problem inside its group: 1 public, 2 private, 3 contests only.',
    access: login,
    query: z.object({ pid: identifier(), auth: integer({ min: 1, max: 3 }) }),
    data: nothing(),
  },
  'PUT /api/group/apply-public': {
    summary:
      'Applies for a problem to join the public ones, or withdraws: an approved problem then belongs to its group again.',
    access: login,
    query: z.object({ pid: identifier(), isApplied: boolean() }),
    data: nothing(),
  },
});
