import type { TestProject } from 'vitest/node';
import { startSite, type Site } from '../../scripts/browser/start-site.ts';

export type SiteFacts = Omit<Site, 'stop'>;

declare module 'vitest' {
  interface ProvidedContext {
    site: SiteFacts;
  }
}

/**
 * One site for all journeys; each creates its own accounts. During development, JOURNEY_SITE may contain the facts of a
 * running site, as JSON.
 */
export async function setup(project: TestProject) {
  const running = process.env['JOURNEY_SITE'];
  if (running !== undefined) {
    project.provide('site', JSON.parse(running) as SiteFacts);
    return undefined;
  }
  // The languages of the journeys. Probing all languages would occupy the machine for a minute, and precompiling headers
  // takes longer than compiling the programs of the journeys.
  const { stop, ...facts } = await startSite({
    JUDGE_LANGUAGES: 'C,C++ 17 With O2,C++ 20,Python3',
    JUDGE_PRECOMPILED_HEADERS: 'off',
  });
  project.provide('site', facts);
  return stop;
}
