import { ApiError } from '../../lib/api/index.ts';
import type { ProblemForm } from './state/form-store.ts';
import type { ProblemValues } from './state/problem-values.ts';
import { rebaseValues } from './state/rebase-values.ts';

/** Rebases the form on what the server stored: ids of new cases and tags, a display id in capitals. */
export async function refreshAfterSave(
  fetch: () => Promise<ProblemValues>,
  form: Pick<ProblemForm, 'get' | 'replace'>,
  sent: ProblemValues,
): Promise<void> {
  try {
    const stored = await fetch();
    // Read after the await: input typed during the request is kept.
    const { values, baseline } = rebaseValues(form.get().values, sent, stored);
    form.replace(values, baseline);
  } catch (error) {
    // The problem is saved; the form gets the ids on the next visit.
    if (!(error instanceof ApiError)) throw error;
  }
}
