/** Builds the web like the launcher, so that sites of later tests do not build it again, and checks the size of home. */
import { join } from 'node:path';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { buildWeb, planWebBuild } from '@touchstone/site-setup/web-build';
import { checkFirstScreenScripts } from './first-screen-scripts.ts';

const { stamp } = await planWebBuild(repositoryRoot);
if (stamp !== undefined) await buildWeb(repositoryRoot, stamp, new AbortController().signal);
await checkFirstScreenScripts(join(repositoryRoot, 'apps/web/dist'));
