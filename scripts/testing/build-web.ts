/** The web as the launcher builds it: no site that a test starts afterwards builds it again. */
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { buildWeb, planWebBuild } from '@touchstone/site-setup/web-build';

const { stamp } = await planWebBuild(repositoryRoot);
if (stamp !== undefined) await buildWeb(repositoryRoot, stamp, new AbortController().signal);
