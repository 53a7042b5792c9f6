/** The web as the launcher builds it: no site that a test starts afterwards builds it again. */
import { repositoryRoot } from '../../apps/cli/src/configuration.ts';
import { buildWeb, planWebBuild } from '../../apps/cli/src/launcher/web-build.ts';

const { stamp } = await planWebBuild(repositoryRoot);
if (stamp !== undefined) await buildWeb(repositoryRoot, stamp, new AbortController().signal);
