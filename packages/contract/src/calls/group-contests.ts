/** The contests of a group. Its admins create them; the owner and the roots of the group administer them. */
import { z } from 'zod';
import { defineCalls, login } from '../define-calls.ts';
import { problemLimits } from '../problem-limits.ts';
import { contestShape } from '../shapes/contest.ts';
import {
  boolean,
  confirmedEffects,
  displayId,
  identifier,
  nothing,
  optionalBoolean,
  optionalIdentifier,
  optionalInteger,
  optionalText,
  page,
  paging,
  wireDate,
} from '../wire.ts';
import {
  announcementText,
  contestAnnouncement,
  contestProblem,
  listedProblem,
  sentName,
} from './admin-contest-problems.ts';
import { contestForm, listedContest, sentContest } from './admin-contests.ts';
import { problemDraft } from './admin-problem-form.ts';

const ofContest = z.object({ cid: identifier() });
const oneProblem = z.object({ cid: identifier(), pid: identifier() });

export const groupContestsCalls = defineCalls({
  'GET /api/group/get-contest-list': {
    summary: 'The visible contests of a group, latest start first.',
    access: login,
    query: z.object({ gid: identifier(), ...paging(10) }),
    data: page(contestShape),
  },
  'GET /api/group/get-admin-contest-list': {
    summary: 'All contests of a group, for its admins, newest first.',
    access: login,
    query: z.object({ gid: identifier(), ...paging(10) }),
    data: page(listedContest),
  },
  'GET /api/group/contest': {
    summary: 'A contest of a group as its form holds it, with its password.',
    access: login,
    query: ofContest,
    data: contestForm,
  },
  'POST /api/group/contest': {
    summary: 'Creates a contest of a group that belongs to the caller.',
    access: login,
    body: sentContest.extend({ gid: optionalIdentifier() }),
    data: z.object({ cid: z.int() }),
  },
  'PUT /api/group/contest': {
    summary:
      'Changes a contest of a group; absent or null fields stay. A new password drops all registrations with the old one.',
    access: login,
    body: sentContest.extend({
      id: optionalIdentifier(),
      /** The version that the form was filled from. Absent: the last write wins. */
      gmtModified: optionalText(64),
      confirm: confirmedEffects(),
    }),
    data: z.object({ gmtModified: wireDate() }),
  },
  'DELETE /api/group/contest': {
    summary: 'Deletes a contest of a group. Its submissions stay with their users; its problems stay too.',
    access: login,
    query: ofContest.extend({ confirm: confirmedEffects() }),
    data: nothing(),
  },
  'PUT /api/group/change-contest-visible': {
    summary: 'Shows or hides a contest of a group.',
    access: login,
    query: z.object({ cid: identifier(), visible: boolean(), confirm: confirmedEffects() }),
    data: nothing(),
  },
});

export const groupContestProblemsCalls = defineCalls({
  'GET /api/group/get-contest-problem-list': {
    summary:
      'The problems of a contest by their display ids; with `problemType`, public problems of the site that could be added.',
    access: login,
    query: z.object({
      cid: identifier(),
      ...paging(10),
      /** Matches the title, the author or the display id. */
      keyword: optionalText(255),
      problemType: optionalInteger({ min: 0, max: 1 }),
      oj: optionalText(64),
      /** Our own: candidates of the group instead of the site. */
      fromGroup: optionalBoolean(),
    }),
    data: z.object({
      problemList: page(listedProblem),
      /** Keyed by problem id. */
      contestProblemMap: z.record(z.string(), contestProblem),
    }),
  },
  'POST /api/group/contest-problem': {
    summary: 'Creates a problem of the group that is shown inside contests only.',
    access: login,
    body: problemDraft.extend({
      problem: problemDraft.shape.problem.extend({ gid: optionalIdentifier() }),
      /** Our own: adds the problem to this contest, all or nothing. Its type is then that of the contest. */
      cid: optionalIdentifier(),
      displayId: sentName(),
      displayTitle: sentName(),
    }),
    maximumBodyBytes: problemLimits.bodyBytesMaximum,
    data: z.object({ pid: z.int(), gmtModified: wireDate() }),
  },
  'GET /api/group/contest-problem': {
    summary: 'What a problem is called in a contest.',
    access: login,
    query: oneProblem,
    data: contestProblem,
  },
  'PUT /api/group/contest-problem': {
    summary: 'Names a problem in a contest: by its id there, or by contest and problem, which brings it in.',
    access: login,
    body: z.object({
      id: optionalIdentifier(),
      cid: optionalIdentifier(),
      pid: optionalIdentifier(),
      displayId: sentName(),
      displayTitle: sentName(),
      /** Balloon colour; an empty text for none. */
      color: optionalText(64),
    }),
    data: contestProblem,
  },
  'DELETE /api/group/contest-problem': {
    summary: 'Removes a problem and its submissions from a contest.',
    access: login,
    query: oneProblem.extend({ confirm: confirmedEffects() }),
    /** The number of deleted submissions. */
    data: z.object({ submissionCount: z.int() }),
  },
  'POST /api/group/add-contest-problem-from-public': {
    summary: 'Brings a public problem of the site into a contest of a group.',
    access: login,
    body: z.object({ pid: identifier(), cid: identifier(), displayId: sentName() }),
    data: nothing(),
  },
  'POST /api/group/add-contest-problem-from-group': {
    summary: 'Brings a problem of the group into one of its contests. It is then shown inside contests only.',
    access: login,
    /** The display id of the problem with the prefix of the group, and its name in the contest. */
    query: z.object({ problemId: displayId(), cid: identifier(), displayId: sentName() }),
    data: nothing(),
  },
});

export const groupContestAnnouncementsCalls = defineCalls({
  'GET /api/group/get-contest-announcement-list': {
    summary: 'The announcements of a contest, hidden ones too, newest first.',
    access: login,
    query: z.object({ cid: identifier(), ...paging(10) }),
    data: page(contestAnnouncement),
  },
  'POST /api/group/contest-announcement': {
    summary: 'Announces something in a contest.',
    access: login,
    body: z.object({ cid: identifier(), announcement: z.object(announcementText) }),
    data: nothing(),
  },
  'PUT /api/group/contest-announcement': {
    summary: 'Changes an announcement of a contest; the stored announcement determines the contest.',
    access: login,
    body: z.object({ announcement: z.object({ id: identifier(), ...announcementText }) }),
    data: nothing(),
  },
  'DELETE /api/group/contest-announcement': {
    summary: 'Deletes an announcement of a contest.',
    access: login,
    query: z.object({ aid: identifier() }),
    data: nothing(),
  },
});
