/**
 * `npm run remote-sites`: local sites that behave like the other judges, with real judging, to try remote judging without
 * the network. Start the site with the printed REMOTE_SITES and add an account of the sites in the back office.
 */
import { once } from 'node:events';
import { fewestLanguages } from './real-judge.ts';
import { siteAccounts, startRemoteSites } from './start-remote-sites.ts';

const remote = await startRemoteSites([...fewestLanguages, 'C++ With O2', 'C With O2', 'Python3']);
const [[username, password] = []] = Object.entries(siteAccounts);
process.stdout.write(
  `REMOTE_SITES='${JSON.stringify(remote.addresses)}'\nAccount at every site: ${username ?? ''} / ${password ?? ''}\n`,
);
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await remote.stop();
