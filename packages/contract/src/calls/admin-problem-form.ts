/**
 * Creating and changing a problem. What the form gets wrong has messages of its own (`problem-form.ts`), so the schemas
 * bound what is looked at and little else. Existing clients send many fields more: they are ignored.
 */
import { z } from 'zod';
import { anyAdmin, defineCalls } from '../define-calls.ts';
import { judgingAspects } from '../judging-aspects.ts';
import { problemLimits } from '../problem-limits.ts';
import { codeTemplate, problem, tag } from '../shapes/problem.ts';
import {
  boolean,
  identifier,
  optionalBoolean,
  optionalIdentifier,
  optionalText,
  text,
  wireDate,
} from '../wire.ts';

const emptyToNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);
const numeric = /^-?\d{1,9}(\.\d{1,9})?$/;
const toNumber = (value: unknown) =>
  typeof value === 'string' && numeric.test(value.trim()) ? Number(value) : value;

/** Whether it is a whole number within its range is for the rules to say, in words that name the field. */
const anyNumber = () => z.preprocess((value) => toNumber(emptyToNull(value)), z.number().nullish());
/** Absent or null keeps what is stored; an empty text is an empty text. */
const anyText = (maximumLength: number) => text(maximumLength).nullish();
const flag = () => z.preprocess(emptyToNull, z.union([boolean(), z.null()]).optional());
const longText = () => anyText(problemLimits.statementMaximum * 2);

const exampleList = z.array(
  z.object({ input: text(problemLimits.statementMaximum), output: text(problemLimits.statementMaximum) }),
);

/** Content by file name: as JSON text, as existing clients send it, or as it is. Null takes all of them away. */
const extraFiles = () =>
  z
    .union([text(problemLimits.bodyBytesMaximum), z.record(text(1000), text(problemLimits.bodyBytesMaximum))])
    .nullish();

const problemFields = z.object({
  /** Of a change. */
  id: optionalIdentifier(),
  problemId: z.preprocess((value) => (typeof value === 'number' ? String(value) : value), anyText(1000)),
  title: anyText(10_000),
  /** A username. Super administrators may name another than themselves; what others send is ignored. */
  author: anyText(255),
  /** 0 ACM, 1 OI. */
  type: anyNumber(),
  judgeMode: anyText(64),
  judgeCaseMode: anyText(64),
  timeLimit: anyNumber(),
  memoryLimit: anyNumber(),
  stackLimit: anyNumber(),
  description: longText(),
  input: longText(),
  output: longText(),
  hint: longText(),
  source: longText(),
  /** `<input>…</input><output>…</output>`, one after another. */
  examples: anyText(problemLimits.bodyBytesMaximum),
  /** The same as a list, for texts that hold such tags themselves. It wins. */
  exampleList: exampleList.nullish(),
  difficulty: anyNumber(),
  /** 1 public, 2 private, 3 shown inside contests only. */
  auth: anyNumber(),
  codeShare: flag(),
  /** Null takes it away. */
  spjCode: anyText(problemLimits.codeMaximum * 2),
  spjLanguage: anyText(64),
  userExtraFile: extraFiles(),
  judgeExtraFile: extraFiles(),
  isRemoveEndBlank: flag(),
  openCaseResult: flag(),
  isFileIO: flag(),
  ioReadFileName: anyText(1000),
  ioWriteFileName: anyText(1000),
  /** What the form was filled from. When another change came in between, this one is refused. Absent: not looked at. */
  gmtModified: optionalText(64),
});

const sample = z.object({
  /** Of a stored case that stays. */
  id: optionalIdentifier(),
  /** Names of files where they are uploaded, else the texts themselves. */
  input: anyText(problemLimits.bodyBytesMaximum),
  output: anyText(problemLimits.bodyBytesMaximum),
  score: anyNumber(),
  groupNum: anyNumber(),
});

export const problemDraft = z.object({
  problem: problemFields,
  /**
   * The cases in the order of judging. Absent, null or empty in a change: they stay as they are. Uploaded without a new
   * upload: those that are named stay, with this score, group and order; the others go.
   */
  samples: z.array(sample).max(problemLimits.casesMaximum).nullish(),
  isUploadTestCase: flag(),
  /** What the upload of a zip answered as `fileListDir`; empty when there was none. */
  uploadTestcaseDir: optionalText(255),
  /** Repeats `problem.judgeMode`. */
  judgeMode: anyText(64),
  /** The allowed languages, by id. Absent in a new problem: all. */
  languages: z
    .array(z.object({ id: identifier() }))
    .max(1000)
    .nullish(),
  /** By id, or by name: a name that no tag has becomes one. */
  tags: z
    .array(z.object({ id: optionalIdentifier(), name: anyText(1000) }))
    .max(1000)
    .nullish(),
  /** By language; those absent are deleted. */
  codeTemplates: z
    .array(z.object({ lid: identifier(), code: anyText(problemLimits.codeMaximum), status: flag() }))
    .max(1000)
    .nullish(),
});
export type ProblemDraft = z.output<typeof problemDraft>;

const statusCounts = z.array(z.object({ status: z.int(), count: z.int() }));

/** What a change means for judging, or null when it means nothing. */
export const judgingChange = z
  .object({
    aspects: z.array(z.enum(judgingAspects)),
    /** Cases that came, went, or have another content, score or group. */
    cases: z.object({ added: z.int(), removed: z.int(), changed: z.int() }),
  })
  .nullable();

/** The problem as its form holds it: everything but the cases. */
export const administeredProblemForm = problem.extend({
  spjCode: z.string().nullable(),
  spjLanguage: z.string().nullable(),
  judgeExtraFile: z.string().nullable(),
  /** Whether the cases were uploaded and not typed. */
  isUploadCase: z.boolean(),
  /** When what is judged by last changed. */
  caseVersion: z.string(),
  modifiedUser: z.string().nullable(),
  exampleList,
  tags: z.array(tag),
  /** By id; null: all. */
  languageIds: z.array(z.int()).nullable(),
  codeTemplates: z.array(codeTemplate),
  caseCount: z.int(),
  canPublish: z.boolean(),
  canDelete: z.boolean(),
});
export type AdministeredProblemForm = z.output<typeof administeredProblemForm>;

export const problemCase = z.object({
  id: z.int(),
  pid: z.int(),
  /** Texts where they were typed, else names of files. */
  input: z.string(),
  output: z.string(),
  score: z.int().nullable(),
  groupNum: z.int(),
  status: z.literal(0),
  gmtCreate: wireDate(),
  gmtModified: wireDate(),
  inputSize: z.int(),
  outputSize: z.int(),
  /** The beginnings of hashes: equal content has equal ones. */
  inputHash: z.string(),
  outputHash: z.string(),
});
export type WireProblemCase = z.output<typeof problemCase>;

const oneProblem = z.object({ pid: identifier() });

/** What saving it means for the submissions that there are. */
export const changedProblem = z.object({
  pid: z.int(),
  gmtModified: wireDate(),
  judgingChange,
  /** Finished submissions that were judged before what they are judged by last changed. */
  outdatedSubmissions: statusCounts,
});

export const adminProblemFormCalls = defineCalls({
  'GET /api/admin/problem': {
    summary:
      'A problem with its checker and everything else that its form holds: one of the own, unless by a super administrator.',
    access: anyAdmin,
    query: oneProblem,
    data: administeredProblemForm,
  },
  'POST /api/admin/problem': {
    summary: 'Creates a problem of the caller.',
    access: anyAdmin,
    body: problemDraft,
    maximumBodyBytes: problemLimits.bodyBytesMaximum,
    data: z.object({ pid: z.int(), gmtModified: wireDate() }),
  },
  'PUT /api/admin/problem': {
    summary:
      'Changes a problem; what is absent or null stays. Answers what that means for the submissions that there are.',
    access: anyAdmin,
    body: problemDraft,
    maximumBodyBytes: problemLimits.bodyBytesMaximum,
    data: changedProblem,
  },
  'GET /api/admin/problem/get-problem-cases': {
    summary: 'The cases of a problem in the order of judging.',
    access: anyAdmin,
    query: z.object({ pid: identifier(), isUpload: optionalBoolean() }),
    data: z.array(problemCase),
  },
  'GET /api/admin/problem/case-content': {
    summary: 'The beginning of one file of a case.',
    access: anyAdmin,
    query: z.object({ pid: identifier(), caseId: identifier(), side: z.enum(['input', 'output']) }),
    data: z.object({
      text: z.string(),
      sizeBytes: z.int(),
      /** Whether there is more than is shown. */
      isCut: z.boolean(),
      /** False: it is no UTF-8, and what cannot be read is shown as U+FFFD. */
      isText: z.boolean(),
    }),
  },
  'GET /api/admin/problem/judging-change': {
    summary: 'How many submissions were judged by what has changed since, and how far a rejudge of them is.',
    access: anyAdmin,
    query: oneProblem,
    data: z.object({
      pid: z.int(),
      /** Null: never since the problem was created. */
      changedAt: wireDate().nullable(),
      /** What has changed since all submissions were last judged by the same. */
      judgingChange,
      outdatedSubmissions: statusCounts,
      /** All that have been judged: what a change would make outdated. */
      finishedSubmissions: statusCounts,
      /** The newest rejudge of the whole problem. */
      rejudge: z
        .object({
          total: z.int(),
          /** Waiting for a judge, or with one. */
          left: z.int(),
          startedAt: wireDate(),
          startedBy: z.string().nullable(),
        })
        .nullable(),
    }),
  },
  'POST /api/admin/problem/rejudge': {
    summary:
      'Judges the finished submissions of a problem again, behind all other work. Those decided by hand stay.',
    access: anyAdmin,
    body: z.object({ pid: identifier(), onlyOutdated: optionalBoolean() }),
    data: z.object({ total: z.int() }),
  },
});
