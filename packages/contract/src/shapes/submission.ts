/** Submissions on the wire. Fields that the viewer may not see are null; `rules` decides which. */
import { z } from 'zod';
import { wireDate } from '../wire.ts';
import { remoteRun } from './remote-run.ts';

const numberOrNull = z.int().nullable();
const textOrNull = z.string().nullable();

/** The details of a submission. Existing clients know the three `vjudge` fields, which never leave the server. */
export const judge = z.object({
  submitId: numberOrNull,
  pid: numberOrNull,
  displayPid: textOrNull,
  uid: textOrNull,
  username: textOrNull,
  submitTime: wireDate().nullable(),
  status: z.int(),
  share: z.boolean().nullable(),
  errorMessage: textOrNull,
  time: numberOrNull,
  memory: numberOrNull,
  score: numberOrNull,
  length: numberOrNull,
  code: textOrNull,
  language: textOrNull,
  cid: numberOrNull,
  cpid: numberOrNull,
  gid: numberOrNull,
  judger: textOrNull,
  ip: textOrNull,
  version: numberOrNull,
  oiRankScore: numberOrNull,
  isManual: z.boolean().nullable(),
  gmtCreate: wireDate().nullable(),
  gmtModified: wireDate().nullable(),
  /** Of problems of other sites. */
  remote: remoteRun.nullable(),
  vjudgeSubmitId: z.null(),
  vjudgeUsername: z.null(),
  vjudgePassword: z.null(),
});
export type Judge = z.output<typeof judge>;

/** A list row. */
export const judgeRow = z.object({
  submitId: z.int(),
  uid: z.string(),
  username: z.string(),
  pid: numberOrNull,
  displayPid: textOrNull,
  displayId: textOrNull,
  title: z.string(),
  submitTime: wireDate(),
  status: z.int(),
  share: z.boolean(),
  time: numberOrNull,
  memory: numberOrNull,
  score: numberOrNull,
  oiRankScore: numberOrNull,
  length: numberOrNull,
  language: z.string(),
  cid: z.int(),
  cpid: z.int(),
  gid: numberOrNull,
  source: z.null(),
  judger: textOrNull,
  ip: z.null(),
  isManual: z.boolean(),
});
export type JudgeRow = z.output<typeof judgeRow>;

/** One case. File names and similar fields are for administrators. */
export const judgeCase = z.object({
  id: numberOrNull,
  pid: numberOrNull,
  submitId: numberOrNull,
  uid: textOrNull,
  caseId: numberOrNull,
  time: z.int(),
  memory: z.int(),
  score: numberOrNull,
  status: z.int(),
  inputData: textOrNull,
  outputData: textOrNull,
  userOutput: textOrNull,
  groupNum: z.int(),
  seq: z.int(),
  mode: z.string(),
  gmtCreate: wireDate().nullable(),
  gmtModified: wireDate().nullable(),
});
export type JudgeCase = z.output<typeof judgeCase>;

export const subTask = z.object({
  groupNum: z.int(),
  time: numberOrNull,
  memory: numberOrNull,
  score: z.int(),
  status: z.int(),
  ac: z.int(),
  total: z.int(),
  subtaskDetailList: z.array(judgeCase),
});
export type SubTask = z.output<typeof subTask>;
