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
  await openAllAreas(facts);
  project.provide('site', facts);
  return stop;
}

/** Areas that a new site does not offer yet have pages too. */
async function openAllAreas({ address, rootPassword }: SiteFacts) {
  const send = (method: string, path: string, body: object, token = '') =>
    fetch(`${address}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify(body),
    });
  const login = await send('POST', '/api/login', { username: 'root', password: rootPassword });
  const token = login.headers.get('authorization');
  if (token === null) throw new Error(`root cannot log in: ${await login.text()}`);
  const switches = { openPublicDiscussion: true, openGroupDiscussion: true, openContestComment: true };
  const answer = await send('PUT', '/api/admin/switch/update', switches, token);
  if (!answer.ok) throw new Error(`the switches cannot be changed: ${await answer.text()}`);
}
