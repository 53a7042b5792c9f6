/** Sites whose answer to a form does not name the run: it is the one that the account's own list did not have before. */
import { RemoteError } from '../remote-error.ts';
import type { OwnRun } from '../remote-judge.ts';

export async function findNewRun(
  listRuns: () => Promise<readonly OwnRun[]>,
  submit: () => Promise<void>,
): Promise<string> {
  const before = new Set((await listRuns()).map(({ id }) => id));
  await submit();
  const run = (await listRuns()).find(({ id }) => !before.has(id));
  if (run === undefined)
    throw new RemoteError('siteDown', 'the site accepted the code, but its run is not in the list yet', {
      isOutcomeUnknown: true,
    });
  return run.id;
}
