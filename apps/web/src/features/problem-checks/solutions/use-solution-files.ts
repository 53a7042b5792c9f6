import { problemCheckLimits } from '@touchstone/contract/problem-check-limits';
import { toFormFailure } from '../../../lib/form-failure.ts';
import { getLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import type { Solution } from '../api/solutions.ts';
import { checkMessages } from '../check-messages.ts';
import type { SolutionsChange } from '../use-check-actions.ts';
import { collectSolutions, describeRest } from './collect-solutions.ts';

interface SolutionFilesInput {
  solutions: readonly Solution[];
  languages: readonly string[];
  save: (change: SolutionsChange, after: { onError: (error: Error) => void }) => void;
}

/** Adds files as solutions in one save, and reports files that cannot be solutions. */
export function useSolutionFiles({ solutions, languages, save }: SolutionFilesInput) {
  const m = useMessages(checkMessages);
  const add = async (files: readonly File[]) => {
    const { added, ...rest } = await collectSolutions(files, { solutions, languages });
    const warning = describeRest(m, rest, getLocale());
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

const showFailure = (error: Error) => showToast('error', toFormFailure(error, {}).text);
