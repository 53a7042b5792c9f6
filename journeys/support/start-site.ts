import type { TestProject } from 'vitest/node';
import { startSite, type Site } from '../../scripts/browser/start-site.ts';

export type SiteFacts = Omit<Site, 'stop'>;

declare module 'vitest' {
  interface ProvidedContext {
    site: SiteFacts;
  }
}

/**
 * One site for all journeys; each makes its own accounts. While journeys are being written, JOURNEY_SITE may hold the facts
 * of a site that runs already, as JSON.
 */
export async function setup(project: TestProject) {
  const running = process.env['JOURNEY_SITE'];
  if (running !== undefined) {
    project.provide('site', JSON.parse(running) as SiteFacts);
    return undefined;
  }
  // What the journeys submit. Trying all languages and preparing their headers would keep the machine busy for a minute.
  const { stop, ...facts } = await startSite({ JUDGE_LANGUAGES: 'C,C++ 17 With O2,C++ 20,Python3' });
  project.provide('site', facts);
  return stop;
}
