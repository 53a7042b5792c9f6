/**
 * Administration of contests: administrators manage their own, super administrators all. The stored owner decides;
 * `uid` and `author` of a request are ignored. Form errors have their own messages (`contest-form.ts`), so the schemas
 * only bound the input.
 */
import { z } from 'zod';
import { anyAdmin, contentAdmin, defineCalls, superAdmin } from '../define-calls.ts';
import {
  boolean,
  coercedNumber,
  confirmedEffects,
  identifier,
  keptMoment,
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

/** Absent or null keeps the stored value; an empty text clears it. Text that is too long has its own message. */
export const keptText = () => text(1_000_000).nullish();
const keptNumber = () => z.preprocess((value) => (value === '' ? null : value), coercedNumber().nullish());

/** 0 none, 1 by proportion, 2 by number. */
const awardType = z.int();

const award = z.object({
  priority: z.number(),
  name: z.string(),
  background: z.string(),
  color: z.string(),
  /** Percentage, or a number. */
  num: z.number(),
});

const contestRow = z.object({
  id: z.int(),
  uid: z.string().nullable(),
  author: z.string().nullable(),
  title: z.string(),
  /** 0 ACM, 1 OI. */
  type: z.int(),
  /** The contest from which it was cloned. */
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
  /** The number of registrations. */
  count: z.int(),
  /** Whether the caller may change and delete it. */
  canEdit: z.boolean(),
  canDelete: z.boolean(),
});
export type AdministeredContest = z.output<typeof contestRow>;

/** The texts are those that existing clients know: star accounts and awards as JSON. A list has no passwords. */
export const listedContest = contestRow.extend({
  description: z.string(),
  pwd: z.null(),
  accountLimitRule: z.string().nullable(),
  starAccount: z.string(),
  awardConfig: z.string().nullable(),
});
export type ListedAdministeredContest = z.output<typeof listedContest>;

export const contestForm = contestRow.extend({
  description: z.string(),
  pwd: z.string().nullable(),
  accountLimitRule: z.string().nullable(),
  starAccount: z.array(z.string()),
  awardConfigList: z.array(award),
  /** Our own: whether balloons go on while the scoreboard is frozen. */
  balloonsInFreeze: z.boolean(),
  /** Our own: submissions are never judged beside a test run on the same machine. */
  testRunsApart: z.boolean(),
  /** Our own: exam protection. */
  examAddresses: z.array(z.string()),
  singleSession: z.boolean(),
  addressBound: z.boolean(),
  /** All submissions: some changes are refused if there are any, and deleting the contest detaches them. */
  submissionCount: z.int(),
});
export type AdministeredContestForm = z.output<typeof contestForm>;

export const sentContest = z.object({
  title: keptText(),
  /** 0 ACM, 1 OI. Cannot be changed after creation. */
  type: optionalInteger(),
  description: keptText(),
  auth: optionalInteger(),
  pwd: keptText(),
  startTime: keptMoment(),
  /** The duration is derived from it; `duration` is ignored. */
  endTime: keptMoment(),
  sealRank: optionalBoolean(),
  /** Ignored if the scoreboard is not frozen. */
  sealRankTime: keptMoment(),
  autoRealRank: optionalBoolean(),
  visible: optionalBoolean(),
  openPrint: optionalBoolean(),
  balloonsInFreeze: optionalBoolean(),
  /** Only in contests of the site. */
  testRunsApart: optionalBoolean(),
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
  /** Our own: names of the accepted languages; empty accepts all languages of the problems. */
  languages: z.array(text(128)).max(200).nullish(),
  /** Our own: exam protection. Addresses and networks, one per line; empty lines are ignored. */
  examAddresses: z.array(text(200)).max(2000).nullish(),
  singleSession: optionalBoolean(),
  addressBound: optionalBoolean(),
});
export type SentContest = z.output<typeof sentContest>;

const ofContest = z.object({ cid: identifier() });

export const adminContestsCalls = defineCalls({
  'GET /api/admin/contest/get-contest-list': {
    summary: 'All contests but those of groups, hidden ones too, by their start, latest first.',
    access: anyAdmin,
    query: z.object({
      ...paging(10),
      /** Matches the title or the id. */
      keyword: optionalText(255),
    }),
    data: page(listedContest),
  },
  'GET /api/admin/contest': {
    summary: 'A contest as its form holds it, with its password.',
    access: contentAdmin,
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
      'Changes a contest; absent or null fields stay. A new password drops all registrations with the old one.',
    access: contentAdmin,
    body: sentContest.extend({
      id: optionalIdentifier(),
      /**
       * The version that the form was filled from; a newer stored version is not overwritten. Absent: the last write
       * wins.
       */
      gmtModified: optionalText(64),
      confirm: confirmedEffects(),
    }),
    data: z.object({ gmtModified: wireDate() }),
  },
  'DELETE /api/admin/contest': {
    summary: 'Deletes a contest. Its submissions stay with their users; its problems stay too.',
    access: superAdmin,
    query: ofContest.extend({ confirm: confirmedEffects() }),
    data: nothing(),
  },
  'GET /api/admin/contest/clone': {
    summary:
      'A hidden copy of a contest with its star accounts, and on request its problems, that belongs to the caller.',
    access: anyAdmin,
    query: z.object({ cid: identifier(), withProblems: optionalBoolean() }),
    data: z.object({ cid: z.int() }),
  },
  'PUT /api/admin/contest/change-contest-visible': {
    summary: 'Shows or hides a contest.',
    access: contentAdmin,
    query: z.object({ cid: identifier(), visible: boolean(), confirm: confirmedEffects() }),
    data: nothing(),
  },
});
