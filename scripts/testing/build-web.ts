/** Builds the web like the launcher, so that sites of later tests do not build it again. */
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { buildWeb, planWebBuild } from '@touchstone/site-setup/web-build';

const { stamp } = await planWebBuild(repositoryRoot);
if (stamp !== undefined) await buildWeb(repositoryRoot, stamp, new AbortController().signal);
