/**
 * What administrators do with contests: those of their own, and super administrators with all. Whose a contest is is read
 * from what is stored; `uid` and `author` of a request are ignored. What the form gets wrong has messages of its own
 * (`contest-form.ts`), so the schemas bound what is looked at and little else.
 */
import { z } from 'zod';
import { anyAdmin, defineCalls, superAdmin } from '../define-calls.ts';
import {
  boolean,
  identifier,
  nothing,
  optionalBoolean,
  optionalIdentifier,
  optionalInteger,
  optionalText,
  page,
  paging,
  text,
  wireDate,
} from '../wire.ts';

/** Absent or null keeps what is stored; an empty text is an empty text. What is too long has a message of its own. */
export const keptText = () => text(1_000_000).nullish();
const keptNumber = () => z.preprocess((value) => (value === '' ? null : value), z.coerce.number().nullish());

const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/i;

/** A moment with its offset, or milliseconds since the epoch. Whether it can be kept is for the rules to say. */
const keptMoment = () =>
  z.preprocess((value) => {
    if (value === '') return null;
    return typeof value === 'string' && moment.test(value)
      ? Date.parse(value.replace(' ', 'T').replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
      : value;
  }, z.number().nullish());

/** 0 none, 1 by proportion, 2 by number. */
const awardType = z.int();

const award = z.object({
  priority: z.number(),
  name: z.string(),
  background: z.string(),
  color: z.string(),
  /** Per cent, or how many. */
  num: z.number(),
});

/** What a list tells: descriptions, passwords, rules and star accounts are read one contest at a time. */
const contestRow = z.object({
  id: z.int(),
  uid: z.string().nullable(),
  author: z.string().nullable(),
  title: z.string(),
  /** 0 ACM, 1 OI. */
  type: z.int(),
  /** The contest that it was made from. */
  source: z.int().nullable(),
  /** 0 public, 1 private, 2 protected. */
  auth: z.int(),
  startTime: wireDate(),
  endTime: wireDate(),
  /** In seconds. */
  duration: z.int(),
  sealRank: z.boolean(),
  sealRankTime: wireDate().nullable(),
  autoRealRank: z.boolean(),
  /** -1 scheduled, 0 running, 1 ended. */
  status: z.int(),
  visible: z.boolean(),
  openPrint: z.boolean(),
  openAccountLimit: z.boolean(),
  rankShowName: z.enum(['username', 'nickname', 'realname']),
  openRank: z.boolean(),
  oiRankScoreType: z.enum(['Recent', 'Highest']),
  awardType,
  allowEndSubmit: z.boolean(),
  isGroup: z.boolean(),
  gid: z.int().nullable(),
  gmtCreate: wireDate(),
  gmtModified: wireDate(),
  problemCount: z.int(),
  /** How many have registered. */
  count: z.int(),
  /** Whether the caller may change it, and delete it. */
  canEdit: z.boolean(),
  canDelete: z.boolean(),
});
export type AdministeredContest = z.output<typeof contestRow>;

const contestForm = contestRow.extend({
  description: z.string(),
  pwd: z.string().nullable(),
  accountLimitRule: z.string().nullable(),
  starAccount: z.array(z.string()),
  awardConfigList: z.array(award),
  /** All that were sent to it: some changes are refused where there are any, and deleting it leaves them without it. */
  submissionCount: z.int(),
});
export type AdministeredContestForm = z.output<typeof contestForm>;

const sentContest = z.object({
  title: keptText(),
  /** 0 ACM, 1 OI. Fixed once the contest is there. */
  type: optionalInteger(),
  description: keptText(),
  auth: optionalInteger(),
  pwd: keptText(),
  startTime: keptMoment(),
  /** The duration follows from it: what is sent as `duration` is ignored. */
  endTime: keptMoment(),
  sealRank: optionalBoolean(),
  /** Ignored where the board is not sealed. */
  sealRankTime: keptMoment(),
  autoRealRank: optionalBoolean(),
  visible: optionalBoolean(),
  openPrint: optionalBoolean(),
  openAccountLimit: optionalBoolean(),
  accountLimitRule: keptText(),
  rankShowName: optionalText(64),
  openRank: optionalBoolean(),
  oiRankScoreType: optionalText(64),
  starAccount: z.array(text(1000)).max(100_000).nullish(),
  awardType: optionalInteger(),
  awardConfigList: z
    .array(
      z.object({
        priority: keptNumber(),
        name: keptText(),
        background: keptText(),
        color: keptText(),
        num: keptNumber(),
      }),
    )
    .max(1000)
    .nullish(),
  allowEndSubmit: optionalBoolean(),
});
export type SentContest = z.output<typeof sentContest>;

const ofContest = z.object({ cid: identifier() });

export const adminContestsCalls = defineCalls({
  'GET /api/admin/contest/get-contest-list': {
    summary: 'All contests but those of groups, hidden ones too, by their start, latest first.',
    access: anyAdmin,
    query: z.object({
      ...paging(10),
      /** In the title, or the id. */
      keyword: optionalText(255),
    }),
    data: page(contestRow),
  },
  'GET /api/admin/contest': {
    summary: 'A contest as its form holds it, with its password.',
    access: anyAdmin,
    query: ofContest,
    data: contestForm,
  },
  'POST /api/admin/contest': {
    summary: 'Creates a contest of the caller.',
    access: anyAdmin,
    body: sentContest,
    data: z.object({ cid: z.int() }),
  },
  'PUT /api/admin/contest': {
    summary:
      'Changes a contest; what is absent or null stays. Another password drops everybody who registered with the old one.',
    access: anyAdmin,
    body: sentContest.extend({
      id: optionalIdentifier(),
      /** Of what the form was filled from: what was saved since is not overwritten. Absent: the last one wins. */
      gmtModified: optionalText(64),
    }),
    data: z.object({ gmtModified: wireDate() }),
  },
  'DELETE /api/admin/contest': {
    summary: 'Deletes a contest. The submissions to it stay with those who made them; its problems stay too.',
    access: superAdmin,
    query: ofContest,
    data: nothing(),
  },
  'GET /api/admin/contest/clone': {
    summary: 'A hidden copy of a contest, without its problems, that belongs to the caller.',
    access: anyAdmin,
    query: ofContest,
    data: z.object({ cid: z.int() }),
  },
  'PUT /api/admin/contest/change-contest-visible': {
    summary: 'Shows or hides a contest.',
    access: anyAdmin,
    query: z.object({ cid: identifier(), visible: boolean() }),
    data: nothing(),
  },
});
