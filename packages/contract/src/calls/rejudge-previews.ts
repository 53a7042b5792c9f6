/** Rejudges that are judged first, shown, and then applied, discarded or undone. */
import { z } from 'zod';
import { defineCalls, login } from '../define-calls.ts';
import { previewOutcomes, previewStaleReasons, previewStates } from '../rejudge-preview-limits.ts';
import {
  identifier,
  nothing,
  optionalBoolean,
  optionalIdentifier,
  optionalText,
  page,
  paging,
  wireDate,
} from '../wire.ts';

const onePreview = z.object({ id: identifier() });

/** A problem outside contests, a whole contest, or one problem of a contest. */
const scope = { pid: optionalIdentifier(), cid: optionalIdentifier() };

const commons = {
  id: z.int(),
  state: z.enum(previewStates),
  pid: z.int().nullable(),
  /** The display id and title of the problem, in the contest if there is one. */
  problemId: z.string().nullable(),
  problemTitle: z.string().nullable(),
  cid: z.int().nullable(),
  contestTitle: z.string().nullable(),
  /** Also the submissions in contests and groups. */
  isEverywhere: z.boolean(),
  startedAt: wireDate(),
  /** Usernames; null if the account was deleted. */
  startedBy: z.string().nullable(),
  appliedAt: wireDate().nullable(),
  appliedBy: z.string().nullable(),
  undoneAt: wireDate().nullable(),
  undoneBy: z.string().nullable(),
  /** Previewed submissions, and those of them that have a result. */
  total: z.int(),
  judged: z.int(),
};

const listedPreview = z.object(commons);
export type WireListedPreview = z.output<typeof listedPreview>;

const outcomeCounts = z.object({
  changed: z.int(),
  rescored: z.int(),
  cases: z.int(),
  same: z.int(),
  unknown: z.int(),
});

const preview = z.object({
  ...commons,
  counts: outcomeCounts,
  /** Changes from one verdict to another, most frequent first. */
  moves: z.array(z.object({ from: z.int(), to: z.int(), count: z.int() })),
  problems: z.array(
    z.object({ pid: z.int(), problemId: z.string(), title: z.string(), counts: outcomeCounts }),
  ),
  /** Contests whose scoreboard the preview may change. */
  contests: z.array(
    z.object({
      cid: z.int(),
      title: z.string(),
      scoring: z.enum(['acm', 'oi']),
      isFrozen: z.boolean(),
    }),
  ),
  /** Users with changed verdicts or scores, and those of them who get a message. */
  affectedUsers: z.int(),
  toldUsers: z.int(),
  /** Of an open preview: what changed since it began. */
  staleReasons: z.array(z.enum(previewStaleReasons)),
  /** Of an applied preview: nothing has changed since. */
  isUndoable: z.boolean(),
});
export type WirePreview = z.output<typeof preview>;

const result = z.object({
  status: z.int(),
  score: z.int().nullable(),
  time: z.int().nullable(),
  memory: z.int().nullable(),
  /** The case that decided the verdict; null if all passed, or none ran. */
  decidingCase: z.object({ seq: z.int(), status: z.int() }).nullable(),
  caseCount: z.int(),
});
export type WirePreviewResult = z.output<typeof result>;

const change = z.object({
  submitId: z.int(),
  uid: z.string(),
  username: z.string(),
  pid: z.int(),
  problemId: z.string(),
  problemTitle: z.string(),
  cid: z.int().nullable(),
  language: z.string(),
  submitTime: wireDate(),
  outcome: z.enum(previewOutcomes),
  before: result,
  after: result,
});
export type WirePreviewChange = z.output<typeof change>;

const person = z.object({
  uid: z.string(),
  username: z.string(),
  /** Changed verdicts and scores. */
  changes: z.int(),
  /** Of them: to Accepted, and from Accepted. */
  gained: z.int(),
  lost: z.int(),
  /** Whether the user gets a message. Hidden results are not announced. */
  isTold: z.boolean(),
});
export type WirePreviewPerson = z.output<typeof person>;

const place = z.object({
  /** -1 for unranked contestants. */
  rank: z.int(),
  /** Solved problems, or points. */
  result: z.int(),
  /** Seconds with penalties, or milliseconds of run time. */
  time: z.int(),
  award: z.object({ name: z.string(), background: z.string(), color: z.string() }).nullable(),
});

const boardRow = z.object({
  uid: z.string(),
  username: z.string(),
  nickname: z.string().nullable(),
  realname: z.string().nullable(),
  school: z.string().nullable(),
  /** Null when the contestant is not on that scoreboard. */
  before: place.nullable(),
  after: place.nullable(),
  isChanged: z.boolean(),
  /** Display ids of problems. */
  changedProblems: z.array(z.string()),
  firstsGained: z.array(z.string()),
  firstsLost: z.array(z.string()),
});
export type WirePreviewBoardRow = z.output<typeof boardRow>;

export const rejudgePreviewsCalls = defineCalls({
  'GET /api/rejudge-previews': {
    summary: 'The open preview of a problem or contest, if any, and the applied ones, newest first.',
    access: login,
    query: z.object(scope),
    data: z.array(listedPreview),
  },
  'POST /api/rejudge-previews': {
    summary:
      'Judges all finished submissions of a problem or contest with the current data and changes none of them. Results of the open preview that still apply are reused.',
    access: login,
    isStoring: true,
    body: z.object({ ...scope, everywhere: optionalBoolean() }),
    data: z.object({ id: z.int() }),
  },
  'GET /api/rejudge-preview': {
    summary: 'A preview with its progress and what it would change.',
    access: login,
    query: onePreview,
    data: preview,
  },
  'DELETE /api/rejudge-preview': {
    summary: 'Cancels or discards a preview that was not applied. Nothing of it stays.',
    access: login,
    query: onePreview,
    data: nothing(),
  },
  'GET /api/rejudge-preview/changes': {
    summary: 'The submissions of a preview, by default those with another verdict or score.',
    access: login,
    query: z.object({
      ...paging(20),
      id: identifier(),
      outcome: z.enum(previewOutcomes).optional(),
      pid: optionalIdentifier(),
      /** A part of the username. */
      keyword: optionalText(255),
      uid: optionalText(64),
    }),
    data: page(change),
  },
  'GET /api/rejudge-preview/people': {
    summary: 'The users whose verdicts or scores a preview changes.',
    access: login,
    query: z.object({ ...paging(20), id: identifier(), keyword: optionalText(255) }),
    data: page(person),
  },
  'GET /api/rejudge-preview/board': {
    summary: 'The scoreboard of a contest before and after a preview, in the order after it.',
    access: login,
    query: z.object({
      ...paging(20),
      id: identifier(),
      cid: identifier(),
      onlyChanged: optionalBoolean(),
      keyword: optionalText(255),
    }),
    data: page(boardRow),
  },
  'POST /api/rejudge-preview/apply': {
    summary: 'Changes the submissions as previewed, in one transaction. Refused if anything changed since.',
    access: login,
    body: z.object({ id: identifier(), notify: optionalBoolean() }),
    data: nothing(),
  },
  'POST /api/rejudge-preview/undo': {
    summary: 'Restores the verdicts from before an applied preview. Refused if any of them changed since.',
    access: login,
    body: z.object({ id: identifier(), notify: optionalBoolean() }),
    data: nothing(),
  },
});
