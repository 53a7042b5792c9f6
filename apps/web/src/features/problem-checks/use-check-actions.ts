import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { textOfApiError } from '../../lib/api/api-error-text.ts';
import { ApiError } from '../../lib/api/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { cancelCheck, checkKey, startCheck } from './api/check.ts';
import { saveSolutions, solutionsKey, solutionsQuery, type Solution } from './api/solutions.ts';
import { checkMessages } from './check-messages.ts';

/** Nothing to run, or nothing to run on: not an error after a save. */
const expectedRefusals = ['checkWithoutCases', 'checkWithoutSolutions', 'checkOfRemoteProblem'];

/** After a problem is saved, runs its solutions with the saved data. Without solutions it does nothing. */
export async function runCheckAfterSave(client: QueryClient, problemId: number): Promise<void> {
  try {
    const solutions = await client.fetchQuery(solutionsQuery(problemId));
    if (solutions.length === 0) return;
    client.setQueryData(checkKey(problemId), await startCheck(problemId, { toastsError: false }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!expectedRefusals.includes(error.code ?? '')) showToast('warning', textOfApiError(error));
    // The save made the last check outdated.
    await client.invalidateQueries({ queryKey: checkKey(problemId) });
  }
}

export interface SolutionsChange {
  solutions: readonly Solution[];
  doneText?: string;
  /** A part that could not be saved; shown instead of the success message. */
  warning?: string | undefined;
  /** Whether there is something new to judge. */
  runs: boolean;
}

export function useCheckActions(problemId: number) {
  const client = useQueryClient();
  const m = useMessages(checkMessages);
  const run = useMutation({
    mutationFn: () => startCheck(problemId, { toastsError: true }),
    onSuccess: (check) => client.setQueryData(checkKey(problemId), check),
  });
  const cancel = useMutation({
    mutationFn: () => cancelCheck(problemId),
    onSuccess: () => client.invalidateQueries({ queryKey: checkKey(problemId) }),
  });
  const save = useMutation({
    mutationFn: ({ solutions }: SolutionsChange) => saveSolutions(problemId, solutions),
    onSuccess: async (saved, { doneText, warning, runs }) => {
      client.setQueryData(solutionsKey(problemId), saved);
      if (warning === undefined) showToast('success', doneText ?? m.saved);
      else showToast('warning', warning);
      if (runs && saved.length > 0) await runCheckAfterSave(client, problemId);
      else await client.invalidateQueries({ queryKey: checkKey(problemId) });
    },
  });
  return { run, cancel, save };
}
