/**
 * The demo content that is text lies in files beside this one: a folder per problem with its statement and programs, and a
 * file per announcement. A program's file name tells what a judge says about it.
 */
import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';

const problemsFolder = new URL('problems/', import.meta.url);
const announcementsFolder = new URL('announcements/', import.meta.url);

const testCase = z.object({ input: z.string(), output: z.string() });

const problemFacts = z.object({
  displayId: z.string(),
  title: z.string(),
  difficulty: z.int().min(0).max(2),
  scoring: z.enum(['acm', 'oi']),
  examples: z.array(testCase).min(1),
  /** An input on which the flawed programs fail. */
  trap: testCase,
  /** What a partly right program gets where points are given. */
  partialScore: z.int().optional(),
  /** What the compiler or the run said, by verdict. */
  messages: z.partialRecord(z.enum(['compile-error', 'runtime-error']), z.string()).default({}),
});

/** The status codes of the wire by verdict. */
export const statusOfVerdict = {
  accepted: 0,
  'wrong-answer': -1,
  'compile-error': -2,
  'time-limit': 1,
  'runtime-error': 3,
  partial: 8,
} as const;

export type Verdict = keyof typeof statusOfVerdict;

const languageOfExtension = { cpp: 'C++ 17', py: 'Python3' } as const;

export type DemoLanguage = (typeof languageOfExtension)[keyof typeof languageOfExtension];

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
  programs: DemoProgram[];
}

export async function readDemoProblems(): Promise<DemoProblem[]> {
  const folders = (await readdir(problemsFolder)).toSorted();
  return Promise.all(folders.map((name) => readProblem(new URL(`${name}/`, problemsFolder))));
}

async function readProblem(folder: URL): Promise<DemoProblem> {
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
    programs: await readPrograms(folder),
  };
}

async function readPrograms(folder: URL): Promise<DemoProgram[]> {
  const names = (await readdir(folder)).filter((name) => /\.(cpp|py)$/.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const [verdict, extension] = name.split('.') as [Verdict, keyof typeof languageOfExtension];
      const code = await readFile(new URL(name, folder), 'utf8');
      return { verdict, language: languageOfExtension[extension], code };
    }),
  );
}

/** Oldest first, as their numbers say. */
export async function readDemoAnnouncements(): Promise<{ title: string; content: string }[]> {
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
