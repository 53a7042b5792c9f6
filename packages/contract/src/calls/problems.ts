import { z } from 'zod';
import { anonymous, anyAdmin, defineCalls, login } from '../define-calls.ts';
import { codeTemplate, problemInfo, problemRow, tag } from '../shapes/problem.ts';
import {
  displayId,
  identifier,
  nothing,
  optionalBoolean,
  optionalIdentifier,
  optionalInteger,
  optionalText,
  page,
  paging,
  text,
} from '../wire.ts';
import { language } from './site.ts';

export const compiled = { 'zh-CN': '编译成功。', 'zh-HK': '編譯成功。', 'en-US': 'It compiles.' };

/** The files to compile. */
export const checkerSource = z.object({
  pid: optionalIdentifier(),
  code: optionalText(500_000),
  language: optionalText(64),
  extraFiles: z.record(text(255), text(500_000)).nullish(),
});

export const problemsCalls = defineCalls({
  'POST /api/admin/problem/compile-spj': {
    summary: 'Compiles the checker of a special judge, to show whether it does.',
    access: anyAdmin,
    body: checkerSource,
    data: nothing(),
    message: compiled,
  },
  'POST /api/admin/problem/compile-interactive': {
    summary: 'Compiles an interactor, to show whether it does.',
    access: anyAdmin,
    body: checkerSource,
    data: nothing(),
    message: compiled,
  },
});

const oneProblem = z.object({ pid: identifier() });

/** More tags than a user would select. */
const tagsAtOnce = 50;

/** `1,2,3`: all of them are required. */
const tagList = z.preprocess(
  (value) => {
    if (value === undefined || value === null || value === '') return undefined;
    return typeof value === 'string' ? value.split(',').filter((part) => part.trim() !== '') : value;
  },
  z
    .array(identifier())
    .max(tagsAtOnce)
    .optional()
    .transform((ids) => [...new Set(ids)]),
);

/** `tried`: submitted, but not solved. */
export const ownProblemStatuses = ['solved', 'tried', 'new'] as const;
export type OwnProblemStatus = (typeof ownProblemStatuses)[number];

/** A minus sign reverses the order. `rate`: accepted submissions of all submissions. */
export const problemSorts = ['id', '-id', 'difficulty', '-difficulty', 'rate', '-rate'] as const;
export type ProblemSort = (typeof problemSorts)[number];

const listFilters = {
  /** Matches the title, the display id or the name of a tag in any language, ignoring case. */
  keyword: optionalText(255),
  tagId: tagList,
  difficulty: optionalInteger(),
  /** The prefix of another site; anything else means this site. */
  oj: optionalText(64),
  /** The caller's own status. A guest has none: every problem is new. */
  ownStatus: z.enum(ownProblemStatuses).optional(),
};

export const problemReadingCalls = defineCalls({
  'GET /api/get-problem-list': {
    summary: 'Public problems, by length of their display id and then by it.',
    access: anonymous,
    query: z.object({ ...paging(10), ...listFilters, sort: z.enum(problemSorts).optional() }),
    data: page(problemRow),
  },
  'GET /api/get-problem-counts': {
    summary: 'How many public problems each further choice of a filter would show.',
    access: anonymous,
    query: z.object(listFilters),
    data: z.object({
      /** With the other filters, whatever difficulty is chosen. */
      difficulties: z.array(z.object({ difficulty: z.int(), count: z.int() })),
      /** With the other filters, whatever status is chosen. Null for guests. */
      ownStatuses: z.object({ solved: z.int(), tried: z.int(), new: z.int() }).nullable(),
      /** With all filters and this tag too. Tags without a problem are left out. */
      tags: z.array(z.object({ id: z.int(), count: z.int() })),
    }),
  },
  'GET /api/get-random-problem': {
    summary: 'Some public problem; one that the caller has not solved, if there is one.',
    access: anonymous,
    query: z.object({ difficulty: optionalInteger() }),
    data: z.object({ problemId: z.string() }),
  },
  'GET /api/get-problem-detail': {
    summary: 'A problem as its page shows it.',
    access: anonymous,
    query: z.object({ problemId: displayId(), gid: optionalIdentifier() }),
    data: problemInfo,
  },
  'GET /api/get-problem-tags': {
    summary: 'The tags of a problem.',
    access: anonymous,
    query: oneProblem,
    data: z.array(tag),
  },
  'GET /api/languages': {
    summary:
      'The languages of submissions: of all judges, or with `all=false` of the judge of a problem; without one of our own judge.',
    access: anonymous,
    query: z.object({ pid: optionalIdentifier(), all: optionalBoolean() }),
    data: z.array(language),
  },
  'GET /api/get-problem-languages': {
    summary: 'The languages that a problem allows.',
    access: anonymous,
    query: oneProblem,
    data: z.array(language),
  },
  'GET /api/get-problem-code-template': {
    summary: 'What a problem gives its solvers to begin with, by language; those not in use too.',
    access: anonymous,
    query: oneProblem,
    data: z.array(codeTemplate),
  },
});

export const lastAcceptedCalls = defineCalls({
  'GET /api/get-last-ac-code': {
    summary: 'The newest accepted program of the caller, with a comment that says where it comes from.',
    access: login,
    query: z.object({ pid: identifier(), cid: optionalIdentifier() }),
    /** If the site hides code, `code` is a text that says so, and there is no language. */
    data: z.object({ submitId: z.int().nullable(), code: z.string(), language: z.string().nullable() }),
  },
});
