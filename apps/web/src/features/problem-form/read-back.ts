import { ApiError } from '../../lib/api/index.ts';
import type { ProblemForm } from './state/form-store.ts';
import type { ProblemValues } from './state/problem-values.ts';
import { rebaseValues } from './state/rebase-values.ts';

/** The form is put above what the server stored: ids of new cases and tags, an id in capitals. */
export async function readBack(
  fetch: () => Promise<ProblemValues>,
  form: Pick<ProblemForm, 'get' | 'replace'>,
  sent: ProblemValues,
): Promise<void> {
  try {
    const stored = await fetch();
    // Read only now: what was typed while the answer was on its way stays.
    const { values, baseline } = rebaseValues(form.get().values, sent, stored);
    form.replace(values, baseline);
  } catch (error) {
    // It is saved all the same; the ids come with the next visit.
    if (!(error instanceof ApiError)) throw error;
  }
}
