import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { ApiError } from '../../../lib/api/index.ts';
import type { AdministeredProblem } from '../../../lib/admin-api/list-problems.ts';
import { startPreview, type PreviewScope } from '../../../ui/rejudge-preview/preview-calls.ts';

type NamedProblem = Pick<AdministeredProblem, 'id' | 'problemId' | 'title'>;

/** A preview, or the reason why the problem has none. */
export type StartedPreview = { problem: NamedProblem } & ({ previewId: number } | { refusal: string });

type Start = (scope: PreviewScope) => Promise<{ id: number }>;

const startQuietly: Start = (scope) => startPreview(scope, { toastsError: false });

interface PreviewOptions {
  /** Also submissions in contests and groups. */
  everywhere: boolean;
  start?: Start;
}

/** One preview per problem, one after another. A refusal does not stop the others. */
export async function startPreviews(
  problems: readonly NamedProblem[],
  { everywhere, start = startQuietly }: PreviewOptions,
): Promise<StartedPreview[]> {
  const started: StartedPreview[] = [];
  for (const problem of problems) {
    try {
      started.push({ problem, previewId: (await start({ pid: problem.id, everywhere })).id });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      started.push({ problem, refusal: textOfApiError(error) });
    }
  }
  return started;
}
