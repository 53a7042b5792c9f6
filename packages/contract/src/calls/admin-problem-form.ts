/**
 * Creating and changing a problem. Form errors have their own messages (`problem-form.ts`), so the schemas only bound
 * the input. Existing clients send many more fields, which are ignored.
 */
import { z } from 'zod';
import { caseFeedbacks } from '../case-feedback.ts';
import { anyAdmin, contentAdmin, defineCalls } from '../define-calls.ts';
import { judgingAspects } from '../judging-aspects.ts';
import { problemLimits } from '../problem-limits.ts';
import { codeTemplate, problem, tag } from '../shapes/problem.ts';
import { sentTranslations, translations } from '../shapes/translations.ts';
import {
  boolean,
  boundedNumber,
  confirmedEffects,
  identifier,
  optionalBoolean,
  optionalIdentifier,
  optionalText,
  text,
  wireDate,
} from '../wire.ts';
import { problemTrainings, problemUsage } from './admin-problems.ts';

const emptyToNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);
const numeric = /^-?\d{1,9}(\.\d{1,9})?$/;
const toNumber = (value: unknown) =>
  typeof value === 'string' && numeric.test(value.trim()) ? Number(value) : value;

/** The rules check that it is a whole number in range, with a message that names the field. */
const anyNumber = () => z.preprocess((value) => toNumber(emptyToNull(value)), boundedNumber().nullish());
/** Absent or null keeps the stored value; an empty text clears it. */
const anyText = (maximumLength: number) => text(maximumLength).nullish();
const flag = () => z.preprocess(emptyToNull, z.union([boolean(), z.null()]).optional());
const longText = () => anyText(problemLimits.statementMaximum * 2);

const exampleList = z.array(
  z.object({ input: text(problemLimits.statementMaximum), output: text(problemLimits.statementMaximum) }),
);

/** Content by file name: as JSON text, as existing clients send it, or as an object. Null removes all. */
const extraFiles = () =>
  z
    .union([text(problemLimits.bodyBytesMaximum), z.record(text(1000), text(problemLimits.bodyBytesMaximum))])
    .nullish();

const problemFields = z.object({
  /** Only on an update. */
  id: optionalIdentifier(),
  problemId: z.preprocess((value) => (typeof value === 'number' ? String(value) : value), anyText(1000)),
  /** The default text. */
  title: anyText(10_000),
  titleTranslations: sentTranslations(),
  /** A username. Super administrators may set another user; other callers' values are ignored. */
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
  /** The same as a list, for texts that contain such tags. It takes precedence. */
  exampleList: exampleList.nullish(),
  difficulty: anyNumber(),
  /** 1 public, 2 private, 3 visible only inside contests. */
  auth: anyNumber(),
  codeShare: flag(),
  /** Null removes it. */
  spjCode: anyText(problemLimits.codeMaximum * 2),
  spjLanguage: anyText(64),
  userExtraFile: extraFiles(),
  judgeExtraFile: extraFiles(),
  isRemoveEndBlank: flag(),
  openCaseResult: flag(),
  /** What submitters learn of a wrong answer; of this site only. */
  caseFeedback: z.enum(caseFeedbacks).nullish(),
  isFileIO: flag(),
  ioReadFileName: anyText(1000),
  ioWriteFileName: anyText(1000),
  /** The version that the form was filled from. The update is refused if the stored version is newer. Absent: not checked. */
  gmtModified: optionalText(64),
});

const sample = z.object({
  /** The id of a stored case that stays. */
  id: optionalIdentifier(),
  /** File names for uploaded cases, otherwise the content. */
  input: anyText(problemLimits.bodyBytesMaximum),
  output: anyText(problemLimits.bodyBytesMaximum),
  /** `fileListDir` of the upload with this file. Absent: the file of the stored case, or of `uploadTestcaseDir`. */
  inputDir: optionalText(255),
  outputDir: optionalText(255),
  score: anyNumber(),
  groupNum: anyNumber(),
});

export const problemDraft = z.object({
  problem: problemFields,
  /**
   * The cases in judging order. Absent, null or empty in an update: unchanged. For uploaded cases without a new upload:
   * the listed cases stay, with this score, group and order; the others are deleted.
   */
  samples: z.array(sample).max(problemLimits.casesMaximum).nullish(),
  isUploadTestCase: flag(),
  /**
   * `fileListDir` from the upload of a zip; empty without an upload. Without `samples` the whole upload replaces the
   * cases, and a case keeps the score and the group of the stored case with the same input name.
   */
  uploadTestcaseDir: optionalText(255),
  /** Repeats `problem.judgeMode`. */
  judgeMode: anyText(64),
  /** Ids of the allowed languages. Absent in a new problem: all. */
  languages: z
    .array(z.object({ id: identifier() }))
    .max(1000)
    .nullish(),
  /** By id or name. An unknown name creates a tag. */
  tags: z
    .array(z.object({ id: optionalIdentifier(), name: anyText(1000) }))
    .max(1000)
    .nullish(),
  /** Keyed by language; absent languages are deleted. */
  codeTemplates: z
    .array(z.object({ lid: identifier(), code: anyText(problemLimits.codeMaximum), status: flag() }))
    .max(1000)
    .nullish(),
  confirm: confirmedEffects(),
});
export type ProblemDraft = z.output<typeof problemDraft>;

const statusCounts = z.array(z.object({ status: z.int(), count: z.int() }));

/** The effect of a change on judging, or null. */
export const judgingChange = z
  .object({
    aspects: z.array(z.enum(judgingAspects)),
    /** Cases that were added or removed, or have another content, score or group. */
    cases: z.object({ added: z.int(), removed: z.int(), changed: z.int() }),
  })
  .nullable();

/** The problem as in its form, without the cases. */
export const administeredProblemForm = problem.extend({
  /** `title` is the default text, whatever the language of the call: the form changes it. */
  titleTranslations: translations(),
  spjCode: z.string().nullable(),
  spjLanguage: z.string().nullable(),
  judgeExtraFile: z.string().nullable(),
  /** Whether the cases were uploaded instead of typed. */
  isUploadCase: z.boolean(),
  /** When the data that affects judging last changed. */
  caseVersion: z.string(),
  modifiedUser: z.string().nullable(),
  caseFeedback: z.enum(caseFeedbacks),
  exampleList,
  tags: z.array(tag),
  /** Ids of the allowed languages; null: all. */
  languageIds: z.array(z.int()).nullable(),
  codeTemplates: z.array(codeTemplate),
  caseCount: z.int(),
  canPublish: z.boolean(),
  canDelete: z.boolean(),
  isArchived: z.boolean(),
  contests: problemUsage,
  trainings: problemTrainings,
});
export type AdministeredProblemForm = z.output<typeof administeredProblemForm>;

export const problemCase = z.object({
  id: z.int(),
  pid: z.int(),
  /** Content of typed cases, otherwise file names. */
  input: z.string(),
  output: z.string(),
  score: z.int().nullable(),
  groupNum: z.int(),
  status: z.literal(0),
  gmtCreate: wireDate(),
  gmtModified: wireDate(),
  inputSize: z.int(),
  outputSize: z.int(),
  /** Prefixes of hashes: equal content has equal prefixes. */
  inputHash: z.string(),
  outputHash: z.string(),
});
export type WireProblemCase = z.output<typeof problemCase>;

const oneProblem = z.object({ pid: identifier() });

/** The effect of saving on existing submissions. */
export const changedProblem = z.object({
  pid: z.int(),
  gmtModified: wireDate(),
  judgingChange,
  /** Finished submissions that were judged before the last change that affects judging. */
  outdatedSubmissions: statusCounts,
});

export const adminProblemFormCalls = defineCalls({
  'GET /api/admin/problem': {
    summary:
      'A problem with its checker and everything else that its form holds: one of the own, unless by a super administrator.',
    access: contentAdmin,
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
    summary: 'Changes a problem; absent or null fields stay. Returns the effect on existing submissions.',
    access: anyAdmin,
    body: problemDraft,
    maximumBodyBytes: problemLimits.bodyBytesMaximum,
    data: changedProblem,
  },
  'GET /api/admin/problem/get-problem-cases': {
    summary: 'The cases of a problem in the order of judging.',
    access: contentAdmin,
    query: z.object({ pid: identifier(), isUpload: optionalBoolean() }),
    data: z.array(problemCase),
  },
  'GET /api/admin/problem/case-content': {
    summary: 'The beginning of one file of a case.',
    access: contentAdmin,
    query: z.object({ pid: identifier(), caseId: identifier(), side: z.enum(['input', 'output']) }),
    data: z.object({
      text: z.string(),
      sizeBytes: z.int(),
      /** Whether the content is truncated. */
      isCut: z.boolean(),
      /** False if it is not UTF-8; invalid bytes are shown as U+FFFD. */
      isText: z.boolean(),
    }),
  },
  'GET /api/admin/problem/judging-change': {
    summary: 'The number of submissions judged with outdated data, and the progress of their rejudge.',
    access: contentAdmin,
    query: oneProblem,
    data: z.object({
      pid: z.int(),
      /** Null: never since the problem was created. */
      changedAt: wireDate().nullable(),
      /** What changed since all submissions were last judged with the same data. */
      judgingChange,
      outdatedSubmissions: statusCounts,
      /** All judged submissions: a change makes these outdated. */
      finishedSubmissions: statusCounts,
      /** The latest rejudge of the whole problem. */
      rejudge: z
        .object({
          total: z.int(),
          /** Queued or being judged. */
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
    access: contentAdmin,
    body: z.object({ pid: identifier(), onlyOutdated: optionalBoolean(), confirm: confirmedEffects() }),
    data: z.object({ total: z.int() }),
  },
});
