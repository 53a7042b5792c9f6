/** `@EXPECTED_RESULTS@: …` in a source, as DOMjudge reads it; and `@EXPECTED_SCORE@: …`. */
import { PackageError } from '../package/package-error.ts';
import type { ScoreRange } from '../package/problem-package.ts';
import { crashes, wrongAnswers, type Verdict } from '../package/verdict.ts';

/** An output that is missing or too short is a wrong one here; too much output ends a program like a crash. */
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
  PARTIAL: ['PA'],
  'PARTIALLY-ACCEPTED': ['PA'],
};

export interface Annotation {
  readonly verdicts: readonly Verdict[] | undefined;
  readonly score: ScoreRange | undefined;
}

export function findAnnotation(path: string, code: string): Annotation {
  let [verdicts, score]: [Annotation['verdicts'], Annotation['score']] = [undefined, undefined];
  for (const [index, line] of code.split('\n').entries()) {
    const where = `${path}:${index + 1}`;
    const results = readTag(line, 'EXPECTED_RESULTS');
    if (results !== undefined && verdicts === undefined) verdicts = readVerdicts(results, where);
    const points = readTag(line, 'EXPECTED_SCORE');
    if (points !== undefined && score === undefined) score = readScore(points, where);
  }
  return { verdicts, score };
}

/** Up to the end of the line or of the comment. */
function readTag(line: string, tag: string): string | undefined {
  const text = new RegExp(`@${tag}@:(.*)$`).exec(line)?.[1];
  return text?.replace(/(\*\/|\*\)|-->|\}|"""|''').*$/, '').trim();
}

function readVerdicts(text: string, where: string): Verdict[] {
  const names = text.split(',').map((name) => name.trim().toUpperCase().replaceAll(/[_ ]/g, '-'));
  const found = names.flatMap((name) => {
    const meaning = Object.hasOwn(meanings, name) ? meanings[name] : undefined;
    if (!meaning) throw new PackageError(where, `@EXPECTED_RESULTS@: "${name}" is not known`);
    return meaning;
  });
  return [...new Set(found)];
}

function readScore(text: string, where: string): ScoreRange {
  const score = Number(text);
  if (text !== '' && Number.isFinite(score)) return { minimum: score, maximum: score };
  throw new PackageError(where, `@EXPECTED_SCORE@: "${text}" is not a number`);
}
