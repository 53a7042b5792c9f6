/** Problems on the wire, and what belongs to them. */
import { z } from 'zod';
import { wireDate } from '../wire.ts';

const textOrNull = z.string().nullable();
const times = { gmtCreate: wireDate(), gmtModified: wireDate() };

export const tag = z.object({
  id: z.int(),
  name: z.string(),
  color: textOrNull,
  /** `ME`, or the site of origin of the problems. */
  oj: z.string(),
  gid: z.int().nullable(),
  /** The classification. */
  tcid: z.int().nullable(),
  ...times,
});
export type Tag = z.output<typeof tag>;

export const tagClassification = z.object({
  id: z.int(),
  name: z.string(),
  oj: z.string(),
  rank: z.int(),
  ...times,
});
export type TagClassification = z.output<typeof tagClassification>;

export const codeTemplate = z.object({
  id: z.int(),
  pid: z.int(),
  lid: z.int(),
  code: z.string(),
  status: z.boolean(),
  ...times,
});
export type CodeTemplate = z.output<typeof codeTemplate>;

/** Verdict counts of the submissions outside contests: for a problem of a group of those in the group. */
const results = {
  total: z.int(),
  ac: z.int(),
  mle: z.int(),
  tle: z.int(),
  re: z.int(),
  pe: z.int(),
  ce: z.int(),
  wa: z.int(),
  se: z.int(),
  pa: z.int(),
};

export const problemCount = z.object({ pid: z.int(), ...results });
export type ProblemCount = z.output<typeof problemCount>;

/** A list row. */
export const problemRow = z.object({
  pid: z.int(),
  problemId: z.string(),
  title: z.string(),
  difficulty: z.int(),
  type: z.int(),
  tags: z.array(tag),
  ...results,
  score: z.null(),
});
export type WireProblemRow = z.output<typeof problemRow>;

/** A problem as its page shows it. Checker and extra files never leave the server. */
export const problem = z.object({
  id: z.int(),
  problemId: z.string(),
  title: z.string(),
  author: textOrNull,
  type: z.int(),
  judgeMode: z.string(),
  judgeCaseMode: z.string(),
  timeLimit: z.int(),
  memoryLimit: z.int(),
  stackLimit: z.int(),
  description: z.string(),
  input: z.string(),
  output: z.string(),
  examples: z.string(),
  isRemote: z.boolean(),
  source: textOrNull,
  difficulty: z.int(),
  hint: z.string(),
  auth: z.int(),
  ioScore: z.int(),
  codeShare: z.boolean(),
  spjCode: z.null(),
  spjLanguage: z.null(),
  userExtraFile: textOrNull,
  judgeExtraFile: z.null(),
  isRemoveEndBlank: z.boolean(),
  openCaseResult: z.boolean(),
  isUploadCase: z.boolean(),
  caseVersion: z.null(),
  modifiedUser: z.null(),
  isGroup: z.boolean(),
  gid: z.int().nullable(),
  /** Of a problem whose group asked to make it public: 1 pending, 2 approved, 3 refused. */
  applyPublicProgress: z.int().nullable(),
  isFileIO: z.boolean(),
  ioReadFileName: textOrNull,
  ioWriteFileName: textOrNull,
  ...times,
});

export const problemInfo = z.object({
  problem,
  tags: z.array(tag),
  /** Names, in display order. */
  languages: z.array(z.string()),
  problemCount,
  /** Keyed by language name; only those in use. */
  codeTemplate: z.record(z.string(), z.string()),
});
export type ProblemInfo = z.output<typeof problemInfo>;
