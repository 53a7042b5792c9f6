/** Problems exported from Hydro. They are always scored, as in Hydro. */
import { problemDefaults } from '@touchstone/contract/problem-limits';
import { z } from 'zod';
import type { Archive } from '../archive/open-archive.ts';
import type { FileTree } from '../file-tree/file-tree.ts';
import { PackageError } from '../package-error.ts';
import type { LimitsContent, ProblemContent } from '../problem-content.ts';
import { readPackages, type PackageReading } from '../read-package-problem.ts';
import { note, type FormatNote, type ReadResult } from '../read-result.ts';
import { readSettings } from '../settings-file.ts';
import { createAttachments } from '../statement/attachments.ts';
import { parseCases } from './cases.ts';
import { readConfig, type HydroConfig, type ReadConfig } from './config.ts';
import { parseMegabytes, parseMilliseconds } from './measures.ts';
import { readExtraFiles, readHydroChecker, parseLanguages } from './programs.ts';
import { readHydroStatements } from './statements.ts';

const problemFile = 'problem.yaml';
const words = z
  .union([
    z.array(z.coerce.string()),
    z.string().transform((text) => text.split(',').map((word) => word.trim())),
  ])
  .nullish();
const schema = z.looseObject({
  pid: z.union([z.string(), z.number()]).nullish(),
  title: z.union([z.string(), z.number()]).nullish(),
  tag: words,
  tags: words,
  difficulty: z.number().nullish(),
});

export function readHydro(archive: Archive): AsyncIterable<ReadResult> {
  return readPackages(archive, [problemFile], readHydroProblem);
}

async function readHydroProblem(tree: FileTree): Promise<PackageReading> {
  const about = (await readSettings(tree, problemFile)).parse(schema);
  const title = String(about.title ?? '').trim();
  if (title === '') throw new PackageError(problemFile, 'title', 'title-missing');
  const attachments = createAttachments(tree);
  const statements = await readHydroStatements(tree, attachments);
  const read = await readConfig(tree);
  const { file, config, ignored } = read;
  const cases = parseCases(tree, read);
  const { judgeMode, checker, judgeExtraFiles, isTrailingBlankIgnored } = await readHydroChecker(tree, read);
  const languages = parseLanguages(read);
  const { limits, notes: limitNotes } = readLimits(read);
  const problem: ProblemContent = {
    displayId: readDisplayId(about.pid),
    title,
    titleTranslations: {},
    difficulty: readDifficulty(about.difficulty),
    statement: { ...statements.statement, source: null },
    examples: statements.examples,
    scoring: 'oi',
    judgeMode,
    caseMode: cases.caseMode,
    limits,
    checker,
    userExtraFiles: await readExtraFiles(tree, file.path, config.user_extra_files ?? []),
    judgeExtraFiles,
    fileIo: readFileIo(config),
    isTrailingBlankIgnored,
    areCaseResultsOpen: true,
    caseFeedback: 'none',
    isCodeSharingAllowed: true,
    languages: languages.languages,
    tags: [...new Set(about.tag ?? about.tags ?? [])].filter((word) => word !== ''),
    tagTranslations: {},
    codeTemplates: [],
    cases: cases.cases,
    attachments: attachments.list(),
    solutions: [],
    inputPrograms: [],
  };
  const notes: FormatNote[] = [
    ...statements.notes,
    ...cases.notes,
    ...languages.notes,
    ...limitNotes,
    ...ignored.map((key) => note('setting-ignored', { file: file.path, detail: key })),
  ];
  return { problem, notes };
}

/** A number alone is only the database id of the other site. */
function readDisplayId(pid: string | number | null | undefined): string | null {
  return typeof pid === 'string' && /^(?=.*[A-Za-z])[\w-]{1,64}$/.test(pid) ? pid : null;
}

/** The Hydro scale has ten levels. */
function readDifficulty(difficulty: number | null | undefined): number {
  if (difficulty == null || difficulty <= 0) return problemDefaults.difficulty;
  return difficulty <= 3 ? 0 : difficulty <= 6 ? 1 : 2;
}

function readFileIo({ filename }: HydroConfig): ProblemContent['fileIo'] {
  const name = String(filename ?? '').trim();
  return name === '' ? null : { inputName: `${name}.in`, outputName: `${name}.out` };
}

/** One pair of limits for all cases: if cases have their own, the largest. */
function readLimits({ file, config }: ReadConfig): {
  readonly limits: LimitsContent;
  readonly notes: readonly FormatNote[];
} {
  const subtasks = config.subtasks ?? [];
  const all = [...(config.cases ?? []), ...subtasks, ...subtasks.flatMap(({ cases }) => cases ?? [])];
  const notes: FormatNote[] = [];
  const choose = (
    key: 'time' | 'memory',
    read: (value: string | number) => number | undefined,
    usual: number,
  ): number => {
    const parse = (value: string | number): number => {
      const limit = read(value);
      if (limit === undefined) throw new PackageError(file.path, `${key}: ${value}`, 'limit-invalid');
      return limit;
    };
    const own = config[key] == null ? usual : parse(config[key]);
    const others = all.flatMap((one) => (one[key] == null ? [] : [parse(one[key])]));
    const limit = others.length === 0 ? own : Math.max(...others, config[key] == null ? 0 : own);
    const given = new Set(config[key] == null ? others : [own, ...others]);
    if (given.size > 1) notes.push(note('limit-chosen', { file: file.path, detail: `${key}: ${limit}` }));
    return limit;
  };
  const timeMs = choose('time', parseMilliseconds, problemDefaults.timeMs);
  const memoryMb = choose('memory', parseMegabytes, problemDefaults.memoryMb);
  return { limits: { timeMs, memoryMb, stackMb: Math.min(memoryMb, mostStackMb) }, notes };
}

/** The stack counts as memory there, and Java does not allow a larger one. */
const mostStackMb = 1000;
