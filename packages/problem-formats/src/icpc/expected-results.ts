/** `@EXPECTED_RESULTS@: …` in a source, as DOMjudge parses it; and `@EXPECTED_SCORE@: …`. */
import { PackageError } from '../package-error.ts';
import type { ScoreRange } from '../jury-package/problem-package.ts';
import { crashes, verdicts, wrongAnswers, type Verdict } from '../jury-package/verdict.ts';

/** Any result is right. */
const judged = verdicts.filter((verdict) => verdict !== 'SE');

/** Missing or short output counts as wrong; too much output counts as a crash. */
const meanings: Readonly<Record<string, readonly Verdict[]>> = {
  CORRECT: ['AC'],
  ACCEPTED: ['AC'],
  'WRONG-ANSWER': wrongAnswers,
  'PRESENTATION-ERROR': wrongAnswers,
  'NO-OUTPUT': wrongAnswers,
  TIMELIMIT: ['TLE'],
  'TIME-LIMIT': ['TLE'],
  'TIME-LIMIT-EXCEEDED': ['TLE'],
  'RUN-ERROR': crashes,
  'RUN-TIME-ERROR': crashes,
  'RUNTIME-ERROR': crashes,
  'MEMORY-LIMIT': crashes,
  'MEMORY-LIMIT-EXCEEDED': crashes,
  'OUTPUT-LIMIT': ['RE'],
  'OUTPUT-LIMIT-EXCEEDED': ['RE'],
  'COMPILER-ERROR': ['CE'],
  'COMPILE-ERROR': ['CE'],
  'COMPILATION-ERROR': ['CE'],
  'CHECK-MANUALLY': judged,
  // The test suite of DOMjudge submits these, and expects no result of them.
  'NONE-INVALID-SUBMISSION': judged,
  'NONE-SUBMIT-FAILS': judged,
  PARTIAL: ['PA'],
  'PARTIALLY-ACCEPTED': ['PA'],
};

export interface Annotation {
  readonly verdicts: readonly Verdict[] | undefined;
  readonly score: ScoreRange | undefined;
}

export function findAnnotation(path: string, code: string): Annotation {
  const lines = code.split('\n').map((line, index) => ({ line, where: `${path}:${index + 1}` }));
  const results = findTag(lines, 'EXPECTED_RESULTS', readVerdicts);
  const score = findTag(lines, 'EXPECTED_SCORE', readScore);
  // Some packages name a result where a score is expected.
  const isResult = Array.isArray(score);
  return {
    verdicts: results ?? (isResult ? score : undefined),
    score: isResult ? undefined : score,
  };
}

interface Line {
  readonly line: string;
  readonly where: string;
}

/** A tag after other text may only mention the tag: it counts only if it is valid and no tag stands alone. */
function findTag<Value>(
  lines: readonly Line[],
  tag: string,
  read: (text: string, where: string) => Value,
): Value | undefined {
  const found = lines.flatMap(({ line, where }) => {
    const [, before = '', text = ''] = new RegExp(`^(.*?)@${tag}@:(.*)$`).exec(line) ?? [];
    // Up to the end of the line or comment.
    const value = text.replace(/(\*\/|\*\)|-->|\}|"""|''').*$/, '').trim();
    return value === '' ? [] : [{ value, where, isAlone: !/\w/.test(before) }];
  });
  const alone = found.find(({ isAlone }) => isAlone);
  if (alone) return read(alone.value, alone.where);
  for (const { value, where } of found) {
    try {
      return read(value, where);
    } catch (error) {
      if (!(error instanceof PackageError)) throw error;
    }
  }
  return undefined;
}

function readVerdicts(text: string, where: string): Verdict[] {
  const found = text.split(',').flatMap((part) => {
    const meaning = findMeaning(nameOf(part));
    if (!meaning) throw new PackageError(where, `@EXPECTED_RESULTS@: "${part.trim()}" is not known`);
    return meaning;
  });
  return [...new Set(found)];
}

const nameOf = (text: string) => text.trim().toUpperCase().replaceAll(/[_ ]/g, '-');

const longestFirst = Object.keys(meanings).toSorted((one, other) => other.length - one.length);

/** Words may follow the name of a result. */
function findMeaning(name: string): readonly Verdict[] | undefined {
  const known = longestFirst.find((key) => name.startsWith(key) && !/^[A-Z]/.test(name.slice(key.length)));
  return known === undefined ? undefined : meanings[known];
}

function readScore(text: string, where: string): ScoreRange | Verdict[] {
  const score = Number(text);
  if (text !== '' && Number.isFinite(score)) return { minimum: score, maximum: score };
  const verdicts = findMeaning(nameOf(text));
  if (verdicts !== undefined) return [...verdicts];
  throw new PackageError(where, `@EXPECTED_SCORE@: "${text}" is not a number`);
}
