import { problemCheckLimits } from '@touchstone/contract/problem-check-limits';
import { placeFailure } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import type { Solution } from '../api/solutions.ts';
import { checkMessages } from '../check-messages.ts';
import type { SolutionsChange } from '../use-check-actions.ts';
import { toSolution } from './guess-solution.ts';

interface SolutionFilesInput {
  solutions: readonly Solution[];
  languages: readonly string[];
  save: (change: SolutionsChange, after: { onError: (error: Error) => void }) => void;
}

/** Adds files as solutions in one save, and reports files that cannot be solutions. */
export function useSolutionFiles({ solutions, languages, save }: SolutionFilesInput) {
  const m = useMessages(checkMessages);
  const add = async (files: readonly File[]) => {
    const added: Solution[] = [];
    const skipped: string[] = [];
    const unreadable: string[] = [];
    for (const file of files) {
      const code = await readText(file);
      const taken = new Set([...solutions, ...added].map(({ name }) => name));
      const solution =
        code === undefined ? undefined : toSolution({ name: file.name, code }, { languages, taken });
      if (solution !== undefined) added.push(solution);
      else (code === undefined ? unreadable : skipped).push(file.name);
    }
    const warning = describeRest(m, { skipped, unreadable });
    if (added.length === 0) {
      if (warning !== undefined) showToast('warning', warning);
      return;
    }
    const { solutionsMaximum } = problemCheckLimits;
    if (solutions.length + added.length > solutionsMaximum) showToast('error', m.tooMany(solutionsMaximum));
    else save({ solutions: [...solutions, ...added], warning, runs: true }, { onError: showFailure });
  };
  return (files: readonly File[]) => void add(files);
}

const listNames = (names: readonly string[]) => names.slice(0, 5).join(', ');

function describeRest(
  m: (typeof checkMessages)['en-US'],
  { skipped, unreadable }: { skipped: readonly string[]; unreadable: readonly string[] },
): string | undefined {
  if (unreadable.length > 0) return m.tooLarge(listNames(unreadable));
  return skipped.length > 0 ? m.skipped(listNames(skipped)) : undefined;
}

const showFailure = (error: Error) => showToast('error', placeFailure(error, {}).text);

/** Undefined if it is too large for a program, or not text. */
async function readText(file: File): Promise<string | undefined> {
  if (file.size > 4 * problemCheckLimits.codeMaximum) return undefined;
  const text = (await file.text()).replace(/^\uFEFF/, '');
  return text.length > problemCheckLimits.codeMaximum || text.includes('\0') ? undefined : text;
}
