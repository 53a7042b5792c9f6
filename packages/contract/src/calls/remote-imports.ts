/** Import of problems of other judges. Existing clients import one problem; importing many, tests and refreshing are our own. */
import { z } from 'zod';
import { anyAdmin, defineCalls } from '../define-calls.ts';
import { remoteImportLimits } from '../remote-import-limits.ts';
import { remotePrefixes } from '../remote-judges.ts';
import {
  boolean,
  identifier,
  nothing,
  optionalIdentifier,
  optionalText,
  page,
  paging,
  text,
  wireDate,
} from '../wire.ts';
import { sentName } from './admin-contest-problems.ts';

/** The key and the id are checked by the use case, which names the format that the site expects. */
const oneProblem = {
  /** The key of the site, for example `HDU`. */
  name: optionalText(64),
  /** The id at the site, for example `1000`. */
  problemId: z.preprocess((value) => (typeof value === 'number' ? String(value) : value), optionalText(255)),
};

export const remoteImportWarnings = [
  /** A picture stays a link to the site. */
  'pictureNotStored',
  /** A file stays a link to the site. */
  'fileNotStored',
  /** The site shows the statement on its own page only. */
  'statementMissing',
  /** A limit, a title or a list is longer or larger than this site allows, and was shortened. */
  'shortened',
  /** The site did not say which languages the problem takes: all of them are offered. */
  'languagesUnknown',
] as const;
export type RemoteImportWarning = (typeof remoteImportWarnings)[number];

const warning = z.object({
  code: z.enum(remoteImportWarnings),
  /** The address or the field. */
  detail: z.string(),
  /** In the caller's language. */
  text: z.string(),
});

const imported = z.object({
  pid: z.int(),
  problemId: z.string(),
  title: z.string(),
  warnings: z.array(warning),
});

const importedMessage = {
  'zh-CN': '题目导入成功。',
  'zh-HK': '題目匯入成功。',
  'en-US': 'Problem imported.',
};

/** A problem as it would be stored. */
const previewedProblem = z.object({
  problemId: z.string(),
  title: z.string(),
  timeLimit: z.int(),
  memoryLimit: z.int(),
  description: z.string(),
  input: z.string(),
  output: z.string(),
  hint: z.string(),
  source: z.string(),
  examples: z.array(z.object({ input: z.string(), output: z.string() })),
  tags: z.array(z.string()),
  /** Names; empty if all languages of the site are allowed. */
  languages: z.array(z.string()),
});

export const refreshedFields = [
  'title',
  'timeLimit',
  'memoryLimit',
  'description',
  'input',
  'output',
  'hint',
  'source',
  'examples',
  'tags',
  'languages',
] as const;
export type RefreshedField = (typeof refreshedFields)[number];

const importSummary = z.object({
  id: z.int(),
  key: z.enum(remotePrefixes),
  /** As it was typed. */
  request: z.string(),
  state: z.enum(['waiting', 'running', 'finished', 'cancelled']),
  username: z.string(),
  /** The training or contest that gets the problems. */
  target: z.object({ kind: z.enum(['training', 'contest']), id: z.int(), title: z.string() }).nullable(),
  total: z.int(),
  imported: z.int(),
  /** Problems that the site had already. */
  present: z.int(),
  failed: z.int(),
  cancelled: z.int(),
  gmtCreate: wireDate(),
  finishedAt: wireDate().nullable(),
});

const importItem = z.object({
  position: z.int(),
  /** The id at the site. */
  remoteId: z.string(),
  state: z.enum(['waiting', 'running', 'imported', 'present', 'failed', 'cancelled']),
  pid: z.int().nullable(),
  problemId: z.string().nullable(),
  title: z.string().nullable(),
  /** Why it failed, in the caller's language. */
  reason: z.object({ code: z.string(), text: z.string() }).nullable(),
});

export const remoteImportsCalls = defineCalls({
  'GET /api/admin/problem/import-remote-oj-problem': {
    summary: 'Imports a problem of another judge. It becomes public.',
    access: anyAdmin,
    query: z.object(oneProblem),
    data: imported,
    message: importedMessage,
  },
  'GET /api/admin/training/import-remote-oj-problem': {
    summary: 'Adds a problem of another judge to a training. It is imported unless the site has it already.',
    access: anyAdmin,
    query: z.object({ ...oneProblem, tid: identifier() }),
    data: imported,
    message: importedMessage,
  },
  'GET /api/admin/contest/import-remote-oj-problem': {
    summary:
      'Adds a problem of another judge to a contest. Unless the site has it already, it is imported for contests only.',
    access: anyAdmin,
    query: z.object({ ...oneProblem, cid: identifier(), displayId: sentName() }),
    data: imported,
    message: importedMessage,
  },
  'POST /api/admin/remote/test-import': {
    summary: 'A problem of another judge as an import would store it. Nothing is stored.',
    access: anyAdmin,
    body: z.object({ key: text(64), problemId: text(255) }),
    data: z.object({
      problem: previewedProblem,
      /** The id of the problem if the site has it already. */
      pid: z.int().nullable(),
      warnings: z.array(warning),
    }),
  },
  'POST /api/admin/remote/import': {
    summary: 'Imports many problems in the background: ids, ranges and contests.',
    access: anyAdmin,
    body: z.object({
      key: text(64),
      request: text(remoteImportLimits.requestMaximum),
      target: z.object({ training: optionalIdentifier(), contest: optionalIdentifier() }).nullish(),
    }),
    data: z.object({ id: z.int(), total: z.int() }),
  },
  'GET /api/admin/remote/imports': {
    summary: 'Imports, newest first: the own ones, or all for problem administrators.',
    access: anyAdmin,
    query: z.object(paging(10)),
    data: page(importSummary),
  },
  'GET /api/admin/remote/import': {
    summary: 'An import with its problems.',
    access: anyAdmin,
    query: z.object({ id: identifier() }),
    data: importSummary.extend({ items: z.array(importItem) }),
  },
  'POST /api/admin/remote/import/cancel': {
    summary: 'Stops an import. Problems that are imported stay.',
    access: anyAdmin,
    body: z.object({ id: identifier() }),
    data: nothing(),
  },
  'POST /api/admin/remote/import/retry': {
    summary: 'Tries the failed and cancelled problems of an import again.',
    access: anyAdmin,
    body: z.object({ id: identifier() }),
    data: nothing(),
  },
  'POST /api/admin/remote/refresh': {
    summary: 'Fetches the statement of a problem again: what would change, or the change itself.',
    access: anyAdmin,
    body: z.object({
      pid: identifier(),
      /** Nothing is stored. */
      isPreview: boolean(),
      /** The fields to store; absent for all. */
      fields: z.array(z.enum(refreshedFields)).nullish(),
      /** The version of the preview; a newer stored version is not overwritten. */
      gmtModified: optionalText(64),
    }),
    data: z.object({
      changes: z.array(z.object({ field: z.enum(refreshedFields), before: z.string(), after: z.string() })),
      warnings: z.array(warning),
      gmtModified: wireDate(),
    }),
  },
});
