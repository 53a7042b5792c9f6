/** Administration of the problems and announcements of contests. */
import { z } from 'zod';
import { anyAdmin, contentAdmin, defineCalls } from '../define-calls.ts';
import { problemLimits } from '../problem-limits.ts';
import {
  confirmedEffects,
  identifier,
  nothing,
  optionalIdentifier,
  optionalInteger,
  optionalText,
  page,
  paging,
  wireDate,
} from '../wire.ts';
import { keptText } from './admin-contests.ts';
import { administeredProblemForm, changedProblem, problemDraft } from './admin-problem-form.ts';
import { listedProblemShape } from './admin-problems.ts';

export const contestProblem = z.object({
  id: z.int(),
  cid: z.int(),
  pid: z.int(),
  displayId: z.string(),
  displayTitle: z.string(),
  color: z.string().nullable(),
  gmtCreate: wireDate(),
  gmtModified: wireDate(),
  /** What is deleted when the problem is removed from the contest. */
  submissionCount: z.int(),
});
export type AdministeredContestProblem = z.output<typeof contestProblem>;

export const listedProblem = z.object(listedProblemShape);

export const sentName = () =>
  z.preprocess((value) => (typeof value === 'number' ? String(value) : value), keptText());

export const adminContestProblemsCalls = defineCalls({
  'GET /api/admin/contest/get-problem-list': {
    summary: 'The problems of a contest by their display ids; with `problemType`, those that could be added.',
    access: contentAdmin,
    query: z.object({
      cid: identifier(),
      ...paging(10),
      /** Matches the title, the author or the display id. */
      keyword: optionalText(255),
      /** The type of the contest, when listing candidates. */
      problemType: optionalInteger({ min: 0, max: 1 }),
      /** `All` or absent: every site; the key of another site; anything else: this site. */
      oj: optionalText(64),
    }),
    data: z.object({
      problemList: page(listedProblem),
      /** Keyed by problem id. */
      contestProblemMap: z.record(z.string(), contestProblem),
    }),
  },
  'GET /api/admin/contest/problem': {
    summary: 'A problem as its form holds it: one of the own, unless by a super administrator.',
    access: contentAdmin,
    query: z.object({ pid: identifier() }),
    data: administeredProblemForm,
  },
  'POST /api/admin/contest/problem': {
    summary: 'Creates a problem that is shown inside contests only. It comes into one by naming it there.',
    access: anyAdmin,
    body: problemDraft,
    maximumBodyBytes: problemLimits.bodyBytesMaximum,
    data: z.object({ pid: z.int(), gmtModified: wireDate() }),
  },
  'POST /api/admin/contest/create-problem': {
    summary:
      'Our own: creates a problem of the type of the contest and adds it, all or nothing. The type in the request is ignored.',
    access: anyAdmin,
    body: problemDraft.extend({ cid: identifier(), displayId: sentName(), displayTitle: sentName() }),
    maximumBodyBytes: problemLimits.bodyBytesMaximum,
    data: z.object({ pid: z.int(), gmtModified: wireDate() }),
  },
  'PUT /api/admin/contest/problem': {
    summary: 'Changes a problem except its visibility; absent or null fields stay.',
    access: anyAdmin,
    body: problemDraft,
    maximumBodyBytes: problemLimits.bodyBytesMaximum,
    data: changedProblem,
  },
  'DELETE /api/admin/contest/problem': {
    summary: 'Removes a problem and its submissions from a contest. Without a contest: deletes the problem.',
    access: contentAdmin,
    query: z.object({ pid: identifier(), cid: optionalIdentifier(), confirm: confirmedEffects() }),
    /** The number of deleted submissions. */
    data: z.object({ submissionCount: z.int() }),
  },
  'GET /api/admin/contest/contest-problem': {
    summary: 'What a problem is called in a contest.',
    access: contentAdmin,
    query: z.object({ cid: identifier(), pid: identifier() }),
    data: contestProblem,
  },
  'PUT /api/admin/contest/contest-problem': {
    summary: 'Names a problem in a contest: by its id there, or by contest and problem, which brings it in.',
    access: contentAdmin,
    body: z.object({
      id: optionalIdentifier(),
      cid: optionalIdentifier(),
      pid: optionalIdentifier(),
      displayId: sentName(),
      /** Absent for an added problem: the title of the problem. */
      displayTitle: sentName(),
      /** Balloon colour; an empty text for none. */
      color: keptText(),
    }),
    data: contestProblem,
  },
  'POST /api/admin/contest/add-problem-from-public': {
    summary: 'Brings a problem of the bank into a contest. In the bank it stays as it is.',
    access: contentAdmin,
    body: z.object({ pid: identifier(), cid: identifier(), displayId: sentName() }),
    data: nothing(),
  },
});

export const announcementText = {
  title: keptText(),
  content: keptText(),
  /** 0 visible, 1 hidden; absent means visible, because existing clients omit it. The caller becomes the author. */
  status: optionalInteger({ min: 0, max: 1 }),
};

export const contestAnnouncement = z.object({
  id: z.int(),
  title: z.string(),
  content: z.string(),
  /** Null if the account was deleted. */
  uid: z.string().nullable(),
  username: z.string().nullable(),
  status: z.int(),
  gmtCreate: wireDate(),
  gmtModified: wireDate(),
});

export const adminContestAnnouncementsCalls = defineCalls({
  'GET /api/admin/contest/announcement': {
    summary: 'The announcements of a contest, hidden ones too, newest first.',
    access: contentAdmin,
    query: z.object({ cid: identifier(), ...paging(10) }),
    data: page(contestAnnouncement),
  },
  'POST /api/admin/contest/announcement': {
    summary: 'Announces something in a contest.',
    access: contentAdmin,
    body: z.object({ cid: identifier(), announcement: z.object(announcementText) }),
    data: nothing(),
  },
  'PUT /api/admin/contest/announcement': {
    summary: 'Changes an announcement of a contest; the stored announcement determines the contest.',
    access: contentAdmin,
    body: z.object({ announcement: z.object({ id: identifier(), ...announcementText }) }),
    data: nothing(),
  },
  'DELETE /api/admin/contest/announcement': {
    summary: 'Deletes an announcement of a contest.',
    access: contentAdmin,
    query: z.object({ aid: identifier() }),
    data: nothing(),
  },
});
