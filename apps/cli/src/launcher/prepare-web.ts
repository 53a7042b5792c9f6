import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { beginStep, printStep } from '@touchstone/site-setup/console';
import { buildWeb, planWebBuild } from '@touchstone/site-setup/web-build';

/** Builds the web app when its sources are newer. */
export async function prepareWeb(signal: AbortSignal): Promise<void> {
  const { stamp } = await planWebBuild(repositoryRoot);
  if (stamp === undefined) return printStep('✓', 'web', 'up to date');
  const step = beginStep('web', 'building; takes some seconds');
  try {
    await buildWeb(repositoryRoot, stamp, signal);
  } catch (error) {
    step.failed('not built');
    throw error;
  }
  step.done('built');
}
