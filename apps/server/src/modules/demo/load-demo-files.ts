/**
 * Most of the demo content is in files beside this one: a folder per problem with its statement and programs,
 * a file per announcement and per picture. The file name of a program is its expected verdict; `checker.cpp`
 * and `interactor.cpp` are run by the judge, `generator.cpp` and `validator.cpp` by the search for
 * counter-examples.
 */
import { caseModes, judgeModes, locales, scorings } from '@touchstone/contract';
import { defaultCaseMode } from '@touchstone/rules/problem-form';
import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { levelKeys, tagKeys } from './demo-tags.ts';

const problemsFolder = new URL('problems/', import.meta.url);
const announcementsFolder = new URL('announcements/', import.meta.url);
const picturesFolder = new URL('carousel/', import.meta.url);

const testCase = z.object({ input: z.string(), output: z.string() });

const problemFields = z.object({
  displayId: z.string(),
  title: z.record(z.enum(locales), z.string()),
  level: z.enum(levelKeys),
  /** The topics, besides the level. */
  tags: z.array(z.enum(tagKeys)).min(1),
  difficulty: z.int().min(0).max(2),
  scoring: z.enum(scorings),
  judgeMode: z.enum(judgeModes).default('default'),
  caseMode: z.enum(caseModes).optional(),
  timeLimitMs: z.int().default(1000),
  memoryLimitMb: z.int().default(256),
  /** Used instead of standard input and output. */
  fileIo: z.object({ inputName: z.string(), outputName: z.string() }).nullable().default(null),
  /** False if trailing blanks matter. */
  isTrailingBlankIgnored: z.boolean().default(true),
  /** The points of each group of cases. */
  subtasks: z.array(z.int().positive()).optional(),
  /** For an interactive problem: the lines that the program reads and writes, alternating. */
  examples: z.array(testCase).min(1),
  /** An input on which the flawed programs fail. */
  trap: testCase,
  /** The score of a partially correct program with OI scoring. */
  partialScore: z.int().optional(),
  /** How `generator.cpp` is called. Small inputs first. */
  generatorCalls: z.array(z.string()).min(1).optional(),
  /** The message of the compiler or the run, by verdict. */
  messages: z.partialRecord(z.enum(['compile-error', 'runtime-error']), z.string()).default({}),
});

const problemFacts = problemFields.transform((facts) => ({
  ...facts,
  caseMode: facts.caseMode ?? defaultCaseMode(facts.scoring),
}));

/** Wire status codes by verdict. */
export const statusOfVerdict = {
  accepted: 0,
  'wrong-answer': -1,
  'compile-error': -2,
  'presentation-error': -3,
  'time-limit': 1,
  'memory-limit': 2,
  'runtime-error': 3,
  partial: 8,
} as const;

export type Verdict = keyof typeof statusOfVerdict;

const isVerdict = (name: string): name is Verdict => Object.hasOwn(statusOfVerdict, name);

const languageOfExtension = { cpp: 'C++ 17', py: 'Python3' } as const;

export type DemoLanguage = (typeof languageOfExtension)[keyof typeof languageOfExtension];

export interface DemoSource {
  language: DemoLanguage;
  code: string;
}

export interface DemoProgram {
  verdict: Verdict;
  language: DemoLanguage;
  code: string;
}

export interface DemoProblem extends z.output<typeof problemFacts> {
  description: string;
  inputDescription: string;
  outputDescription: string;
  hint: string | null;
  /** The checker of a special judge, the interactor of an interactive problem. */
  checker: DemoSource | null;
  programs: DemoProgram[];
  /** Null: the problem has no generator. */
  inputPrograms: { generator: DemoSource; validator: DemoSource; calls: string[] } | null;
}

/** In the order of their display ids, which is the order of the levels. */
export async function loadDemoProblems(): Promise<DemoProblem[]> {
  const folders = (await readdir(problemsFolder)).toSorted();
  return Promise.all(folders.map((name) => loadProblem(new URL(`${name}/`, problemsFolder))));
}

async function loadProblem(folder: URL): Promise<DemoProblem> {
  const facts = problemFacts.parse(JSON.parse(await readFile(new URL('problem.json', folder), 'utf8')));
  const statement = await readFile(new URL('statement.md', folder), 'utf8');
  const [description = '', ...sections] = statement.split(/^## /m);
  const section = (title: string) =>
    sections
      .find((text) => text.startsWith(`${title}\n`))
      ?.slice(title.length)
      .trim();
  return {
    ...facts,
    description: description.trim(),
    inputDescription: section('Input') ?? '',
    outputDescription: section('Output') ?? '',
    hint: section('Hint') ?? null,
    checker: await loadChecker(folder, facts.judgeMode),
    programs: await loadPrograms(folder),
    inputPrograms: await loadInputPrograms(folder, facts.generatorCalls),
  };
}

const checkerFiles = { spj: 'checker.cpp', interactive: 'interactor.cpp' } as const;

async function loadChecker(folder: URL, judgeMode: (typeof judgeModes)[number]) {
  if (judgeMode === 'default') return null;
  const code = await readFile(new URL(checkerFiles[judgeMode], folder), 'utf8');
  return { language: languageOfExtension.cpp, code };
}

async function loadInputPrograms(folder: URL, calls: string[] | undefined) {
  if (calls === undefined) return null;
  const load = async (name: string): Promise<DemoSource> => ({
    language: languageOfExtension.cpp,
    code: await readFile(new URL(name, folder), 'utf8'),
  });
  return { generator: await load('generator.cpp'), validator: await load('validator.cpp'), calls };
}

async function loadPrograms(folder: URL): Promise<DemoProgram[]> {
  const names = (await readdir(folder)).toSorted().map((name) => name.split('.'));
  return Promise.all(
    names.flatMap(([verdict = '', extension = '']) => {
      const isProgram = isVerdict(verdict) && (extension === 'cpp' || extension === 'py');
      return isProgram ? [loadProgram(folder, verdict, extension)] : [];
    }),
  );
}

async function loadProgram(
  folder: URL,
  verdict: Verdict,
  extension: keyof typeof languageOfExtension,
): Promise<DemoProgram> {
  const code = await readFile(new URL(`${verdict}.${extension}`, folder), 'utf8');
  return { verdict, language: languageOfExtension[extension], code };
}

/** Oldest first, in the order of their numbers. */
export async function loadDemoAnnouncements(): Promise<{ title: string; content: string }[]> {
  const names = (await readdir(announcementsFolder)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const [heading = '', ...rest] = (await readFile(new URL(name, announcementsFolder), 'utf8')).split(
        '\n',
      );
      return { title: heading.replace(/^# /, ''), content: rest.join('\n').trim() };
    }),
  );
}

/** Of the carousel, in the order of their numbers. The source drawing of each is beside it. */
export async function loadDemoPictures(): Promise<{ name: string; mediaType: string; bytes: Buffer }[]> {
  const names = (await readdir(picturesFolder)).filter((name) => name.endsWith('.webp')).toSorted();
  return Promise.all(
    names.map(async (name) => ({
      name,
      mediaType: 'image/webp',
      bytes: await readFile(new URL(name, picturesFolder)),
    })),
  );
}
