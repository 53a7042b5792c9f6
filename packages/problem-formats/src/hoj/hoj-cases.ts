import type { CaseContent, FileContent } from '../problem-content.ts';
import { FormatError, note, type FormatNote } from '../read-result.ts';
import { spreadScores } from '@touchstone/rules/problem-form-cases';
import { emptyFile } from '../text-file.ts';
import type { HojEntry } from './find-hoj-problems.ts';
import type { HojDocument } from './hoj-document.ts';

export interface CaseRules {
  readonly isScored: boolean;
  readonly isGrouped: boolean;
  /** A checker that needs no answer. */
  readonly isAnswerOptional: boolean;
}

type Sample = HojDocument['samples'][number];

export function parseCases(
  entry: HojEntry,
  samples: readonly Sample[],
  rules: CaseRules,
): { cases: CaseContent[]; notes: FormatNote[] } {
  if (samples.length === 0) throw new FormatError('cases-missing', { file: entry.json.path });
  const withoutAnswer: string[] = [];
  const scores = chooseScores(samples, rules.isScored);
  const cases = samples.map((sample, index): CaseContent => {
    const input = findInput(entry, sample.input);
    const answer = findAnswer(entry, sample, rules);
    if (answer === undefined) withoutAnswer.push(sample.input);
    return {
      input,
      answer: answer ?? emptyFile(nameOfAnswer(sample)),
      score: scores[index] ?? null,
      group: rules.isGrouped ? Math.max(1, sample.groupNum ?? 1) : 1,
    };
  });
  const isSpread = rules.isScored && samples.some(({ score }) => score === undefined);
  return {
    cases,
    notes: [
      ...(isSpread ? [note('score-spread', { file: entry.json.path })] : []),
      ...(withoutAnswer.length > 0 ? [note('answer-made-empty', { detail: withoutAnswer.join(', ') })] : []),
    ],
  };
}

function chooseScores(samples: readonly Sample[], isScored: boolean): (number | undefined)[] {
  if (!isScored) return [];
  const told = samples.flatMap(({ score }) => (score === undefined ? [] : [Math.max(0, score)]));
  return told.length === samples.length ? told : spreadScores(samples.length);
}

function findInput(entry: HojEntry, name: string): FileContent {
  const file = entry.files.get(name);
  if (file === undefined) throw new FormatError('input-missing', { file: pathOf(entry, name) });
  return file;
}

function findAnswer(entry: HojEntry, sample: Sample, rules: CaseRules): FileContent | undefined {
  const file = entry.files.get(sample.output);
  if (file === undefined && !rules.isAnswerOptional) {
    throw new FormatError('answer-missing', { file: pathOf(entry, nameOfAnswer(sample)) });
  }
  return file;
}

const nameOfAnswer = ({ input, output }: Sample) =>
  output === '' ? `${input.replace(/\.[^.]*$/, '')}.out` : output;

const pathOf = (entry: HojEntry, name: string) => `${entry.json.path.slice(0, -'.json'.length)}/${name}`;
