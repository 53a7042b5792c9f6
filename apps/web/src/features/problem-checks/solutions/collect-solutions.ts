import type { Locale } from '@touchstone/contract/locales';
import { problemCheckLimits } from '@touchstone/contract/problem-check-limits';
import { joinNames } from '../../../lib/join-names.ts';
import type { Solution } from '../api/solutions.ts';
import type { checkMessages } from '../check-messages.ts';
import { toSolution } from './guess-solution.ts';

export interface CollectedSolutions {
  added: Solution[];
  /** Names of files that are text, but no program of a known language. */
  skipped: string[];
  /** Names of files that are too large, or no text. */
  unreadable: string[];
}

interface Existing {
  solutions: readonly Pick<Solution, 'name'>[];
  languages: readonly string[];
}

/** Turns files into solutions. Names stay unique among the existing and the new solutions. */
export async function collectSolutions(
  files: readonly File[],
  { solutions, languages }: Existing,
): Promise<CollectedSolutions> {
  const collected: CollectedSolutions = { added: [], skipped: [], unreadable: [] };
  for (const file of files) {
    const code = await readProgramText(file);
    const taken = new Set([...solutions, ...collected.added].map(({ name }) => name));
    const solution =
      code === undefined ? undefined : toSolution({ name: file.name, code }, { languages, taken });
    if (solution !== undefined) collected.added.push(solution);
    else (code === undefined ? collected.unreadable : collected.skipped).push(file.name);
  }
  return collected;
}

/** Undefined if the file is too large for a program, or no text. */
export async function readProgramText(file: Pick<File, 'size' | 'text'>): Promise<string | undefined> {
  if (file.size > 4 * problemCheckLimits.codeMaximum) return undefined;
  const text = (await file.text()).replace(/^\uFEFF/, '');
  return text.length > problemCheckLimits.codeMaximum || text.includes('\0') ? undefined : text;
}

const maxListedNames = 5;
const listNames = (names: readonly string[], locale: Locale) =>
  joinNames(names.slice(0, maxListedNames), locale);

/** Names the files that did not become solutions; undefined if all did. */
export function describeRest(
  m: (typeof checkMessages)['en-US'],
  { skipped, unreadable }: Pick<CollectedSolutions, 'skipped' | 'unreadable'>,
  locale: Locale,
): string | undefined {
  if (unreadable.length > 0) return m.tooLarge(listNames(unreadable, locale));
  return skipped.length > 0 ? m.skipped(listNames(skipped, locale)) : undefined;
}
