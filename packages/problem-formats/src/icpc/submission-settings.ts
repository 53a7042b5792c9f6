/**
 * `submissions/submissions.yaml`: languages and case expectations by name pattern. A pattern that names a standard
 * folder replaces the expectations of that folder; every other one adds expectations.
 */
import { z } from 'zod';
import type { FileTree } from '../file-tree/file-tree.ts';
import type { CaseRule, ScoreRange } from '../jury-package/problem-package.ts';
import { emptySettings, readSettings, type SettingsFile } from '../settings-file.ts';
import { crashes, wrongAnswers, type Verdict } from '../jury-package/verdict.ts';
import { matchesPattern } from './glob.ts';

export interface SubmissionSettings {
  readonly language: string | undefined;
  readonly entry: string | undefined;
  readonly rules: readonly SubmissionRule[];
}

export interface SubmissionRule extends CaseRule {
  /** The submission pattern of the rule. */
  readonly submissions: string;
  readonly usedForTimeLimit: boolean | 'lower' | 'upper' | undefined;
}

const path = 'submissions/submissions.yaml';
const meanings: Readonly<Record<string, readonly Verdict[]>> = {
  AC: ['AC'],
  WA: wrongAnswers,
  TLE: ['TLE'],
  RTE: crashes,
};

const verdictNames = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat())
  .pipe(z.array(z.enum(['AC', 'WA', 'TLE', 'RTE'], 'must be AC, WA, TLE or RTE')))
  .transform((names) => names.flatMap((name) => meanings[name] ?? []));
const ruleShape = {
  permitted: verdictNames.nullish(),
  required: verdictNames.nullish(),
  score: z.union([z.number(), z.tuple([z.number(), z.number()])]).nullish(),
  message: z.string().nullish(),
  use_for_time_limit: z.union([z.boolean(), z.enum(['lower', 'upper'])]).nullish(),
};
const rule = z.strictObject(ruleShape);
const entry = z
  .object({
    ...ruleShape,
    language: z.string().nullish(),
    entrypoint: z.string().nullish(),
    authors: z.unknown().optional(),
    author: z.unknown().optional(),
    model_solution: z.unknown().optional(),
  })
  .catchall(rule);
const schema = z.record(z.string(), entry.nullable());
type Entry = z.output<typeof entry>;
type Rule = z.output<typeof rule>;
const plainKeys = [
  ...Object.keys(ruleShape),
  'language',
  'entrypoint',
  'authors',
  'author',
  'model_solution',
];

export async function readSubmissionSettings(
  folder: FileTree,
): Promise<(submission: string) => SubmissionSettings> {
  const file = folder.find(path) ? await readSettings(folder, path) : emptySettings(path);
  const entries = Object.entries(file.parse(schema)).flatMap(([pattern, value]) =>
    value === null ? [] : [{ pattern, value, rules: rulesOf(pattern, value) }],
  );
  checkConsistency(file, entries);
  return (submission) => {
    const matching = entries.filter(({ pattern }) => matchesPattern(pattern, submission));
    return {
      language: lastGiven(matching.map(({ value }) => value.language)),
      entry: lastGiven(matching.map(({ value }) => value.entrypoint)),
      rules: matching.flatMap(({ rules }) => rules),
    };
  };
}

function rulesOf(submissions: string, value: Entry): SubmissionRule[] {
  const own = toRule(submissions, undefined, value);
  const groups = Object.entries(value).filter(([key]) => !plainKeys.includes(key));
  const forGroups = groups.map(([pattern, given]) => toRule(submissions, pattern, given as Rule));
  return [own, ...forGroups].filter(saysSomething);
}

function toRule(submissions: string, pattern: string | undefined, given: Rule): SubmissionRule {
  return {
    submissions,
    pattern,
    permitted: given.permitted ?? undefined,
    required: given.required ?? undefined,
    message: given.message ?? undefined,
    score: toRange(given.score),
    usedForTimeLimit: given.use_for_time_limit ?? undefined,
  };
}

function saysSomething({ permitted, required, message, score, usedForTimeLimit }: SubmissionRule): boolean {
  return [permitted, required, message, score, usedForTimeLimit].some((value) => value !== undefined);
}

function toRange(score: number | readonly [number, number] | null | undefined): ScoreRange | undefined {
  if (score == null) return undefined;
  if (typeof score === 'number') return { minimum: score, maximum: score };
  return { minimum: score[0], maximum: score[1] };
}

function checkConsistency(
  file: SettingsFile,
  entries: readonly { readonly pattern: string; readonly rules: readonly SubmissionRule[] }[],
): void {
  for (const { pattern, rules } of entries) {
    for (const { permitted, required, pattern: cases } of rules) {
      const isPossible = !permitted || !required || required.some((verdict) => permitted.includes(verdict));
      const field = cases === undefined ? [pattern, 'required'] : [pattern, cases, 'required'];
      if (!isPossible) throw file.fail(field, 'asks for a verdict that is not permitted');
    }
  }
}

function lastGiven(values: readonly (string | null | undefined)[]): string | undefined {
  return values.findLast((value) => value != null) ?? undefined;
}
