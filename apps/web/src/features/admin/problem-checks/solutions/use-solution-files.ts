import { problemCheckLimits } from '@touchstone/contract/problem-check-limits';
import { placeFailure } from '../../../../lib/form-failure.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { showToast } from '../../../../lib/toasts.ts';
import type { Solution } from '../api/solutions.ts';
import { checkMessages } from '../check-messages.ts';
import { toSolution } from './guess-solution.ts';

interface SolutionFilesInput {
  solutions: readonly Solution[];
  languages: readonly string[];
  save: (
    change: { solutions: readonly Solution[]; runs: boolean },
    after: { onError: (error: Error) => void },
  ) => void;
}

/** Files become solutions, in one step; what cannot be one is named. */
export function useSolutionFiles({ solutions, languages, save }: SolutionFilesInput) {
  const m = useMessages(checkMessages);
  const list = (names: readonly string[]) => names.slice(0, 5).join(', ');
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
    if (unreadable.length > 0) showToast('warning', m.tooLarge(list(unreadable)));
    else if (skipped.length > 0) showToast('warning', m.skipped(list(skipped)));
    if (added.length === 0) return;
    const { solutionsMaximum } = problemCheckLimits;
    if (solutions.length + added.length > solutionsMaximum) showToast('error', m.tooMany(solutionsMaximum));
    else save({ solutions: [...solutions, ...added], runs: true }, { onError: showFailure });
  };
  return (files: readonly File[]) => void add(files);
}

const showFailure = (error: Error) => showToast('error', placeFailure(error, {}).text);

/** Undefined when it is too large for a program, or no text. */
async function readText(file: File): Promise<string | undefined> {
  if (file.size > 4 * problemCheckLimits.codeMaximum) return undefined;
  const text = (await file.text()).replace(/^\uFEFF/, '');
  return text.length > problemCheckLimits.codeMaximum || text.includes('\0') ? undefined : text;
}
