import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { textOfApiError } from '../../lib/api/api-error-text.ts';
import { ApiError } from '../../lib/api/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { cancelCheck, checkKey, startCheck } from './api/check.ts';
import { saveSolutions, solutionsKey, solutionsQuery, type Solution } from './api/solutions.ts';
import { checkMessages } from './check-messages.ts';

/** Nothing to run, or nothing to run on: that is no news after saving. */
const expectedRefusals = ['checkWithoutCases', 'checkWithoutSolutions', 'checkOfRemoteProblem'];

/** After a problem was saved: its solutions are judged with what was saved. Without solutions nothing happens. */
export async function runCheckAfterSave(client: QueryClient, problemId: number): Promise<void> {
  try {
    const solutions = await client.fetchQuery(solutionsQuery(problemId));
    if (solutions.length === 0) return;
    client.setQueryData(checkKey(problemId), await startCheck(problemId, { toastsError: false }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!expectedRefusals.includes(error.code ?? '')) showToast('warning', textOfApiError(error));
    // What was saved makes the last check outdated.
    await client.invalidateQueries({ queryKey: checkKey(problemId) });
  }
}

export interface SolutionsChange {
  solutions: readonly Solution[];
  doneText?: string;
  /** What could not be saved with it; told in the place of what could. */
  warning?: string | undefined;
  /** There is something to judge that was not there before. */
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
