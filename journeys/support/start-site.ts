import { startControlServer } from '../../scripts/remote-sites/control-server.ts';
import { fewestLanguages } from '../../scripts/remote-sites/real-judge.ts';
import { startRemoteSites } from '../../scripts/remote-sites/start-remote-sites.ts';
import type { TestProject } from 'vitest/node';
import { startSite, type Site } from '../../scripts/browser/start-site.ts';
import { logInAsRoot } from '../../scripts/screenshots/log-in-as-root.ts';

export type SiteFacts = Omit<Site, 'stop'>;

declare module 'vitest' {
  interface ProvidedContext {
    site: SiteFacts;
    /** Where the faults of the local remote judges are chosen. */
    remoteControl: string;
  }
}

/** The local sites need no rest between two requests. A lost answer is looked for soon. */
const quickWorker = {
  pace: { accountIntervalMs: 0, vendorIntervalMs: 0, pollIntervalMs: 0, listDelayMs: 500 },
  polling: { intervalMs: 500, limit: 600 },
  breaker: { firstPauseMs: 200, longestPauseMs: 1000 },
};

/**
 * Without the seconds between two submissions of a user, which tests of the server prove: a journey would
 * wait for them.
 */
async function allowQuickSubmissions(site: SiteFacts) {
  const { token } = await logInAsRoot(site);
  const response = await fetch(new URL('/api/admin/switch/update', site.address), {
    method: 'PUT',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ defaultSubmitInterval: 0 }),
  });
  const { status, msg } = (await response.json()) as { status: number; msg: string };
  if (status !== 200) throw new Error(`The switches of the site could not be changed: ${msg}`);
}

/**
 * One site for all journeys; each creates its own accounts. During development, JOURNEY_SITE may contain the
 * facts of a running site, as JSON.
 */
export async function setup(project: TestProject) {
  const running = process.env['JOURNEY_SITE'];
  if (running !== undefined) {
    const site = JSON.parse(running) as SiteFacts;
    await allowQuickSubmissions(site);
    project.provide('site', site);
    project.provide('remoteControl', process.env['JOURNEY_REMOTE_CONTROL'] ?? '');
    return undefined;
  }
  // They open their judge with the first run, so journeys without remote problems cost nothing.
  const remote = await startRemoteSites(fewestLanguages);
  const control = await startControlServer(remote.sites);
  // The languages of the journeys. Probing all languages would occupy the machine for a minute, and precompiling
  // headers takes longer than compiling the programs of the journeys.
  const { stop, ...facts } = await startSite({
    JUDGE_LANGUAGES: 'C,C++ 17 With O2,C++ 20,Python3',
    JUDGE_PRECOMPILED_HEADERS: 'off',
    REMOTE_SITES: JSON.stringify(remote.addresses),
    REMOTE_WORKER_OPTIONS: JSON.stringify(quickWorker),
  });
  await allowQuickSubmissions(facts);
  project.provide('site', facts);
  project.provide('remoteControl', control.address);
  return async () => {
    await stop();
    await control.stop();
    await remote.stop();
  };
}
