import type { TestProject } from 'vitest/node';
import { startSite } from '../../scripts/browser/start-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteAddress: string;
    rootPassword: string;
  }
}

/** One site for all journeys; each makes its own accounts. */
export async function setup(project: TestProject) {
  const site = await startSite();
  project.provide('siteAddress', site.address);
  project.provide('rootPassword', site.rootPassword);
  return site.stop;
}
