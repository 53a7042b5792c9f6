import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/platform.ts';
import { registerAccounts } from './accounts/index.ts';
import { registerAssistant } from './assistant/index.ts';
import { registerClics } from './clics/index.ts';
import { registerComments } from './comments/index.ts';
import { registerContestAdministration } from './contest-administration/index.ts';
import { registerContests } from './contests/index.ts';
import { checkInput, registerCounterExamples } from './counter-examples/index.ts';
import { registerDashboard } from './dashboard/index.ts';
import { registerSiteMigration } from './site-migration/index.ts';
import { registerDiscussions } from './discussions/index.ts';
import { registerGroupContent } from './group-content/index.ts';
import { registerFiles } from './files/index.ts';
import { registerGroupLifecycle } from './group-lifecycle/index.ts';
import { createGroupFiles, registerGroups } from './groups/index.ts';
import { registerJudging } from './judging/index.ts';
import { registerMembership } from './membership/index.ts';
import { registerMessages } from './messages/index.ts';
import { registerLiveTopics } from './register-live-topics.ts';
import {
  registerGroupApplications,
  registerProblemAdministration,
  registerTestData,
} from './problem-administration/index.ts';
import { registerProblemChecks } from './problem-checks/index.ts';
import { registerProblemExchange } from './problem-exchange/index.ts';
import { registerPractice } from './practice/index.ts';
import { registerProblemVariants } from './problem-variants/index.ts';
import { registerProblems } from './problems/index.ts';
import { registerProfiles } from './profiles/index.ts';
import { registerRankings } from './rankings/index.ts';
import { registerRejudgePreviews } from './rejudge-previews/index.ts';
import { registerRemoteImports, registerRemoteJudge } from './remote-judge/index.ts';
import { registerSimilarity } from './similarity/index.ts';
import { registerHome, registerSite } from './site/index.ts';
import { registerSingleSignOn } from './single-sign-on/index.ts';
import { registerStandings } from './standings/index.ts';
import { registerSubmissions } from './submissions/index.ts';
import { registerTags } from './tags/index.ts';
import { registerTrainingAdministration } from './training-administration/index.ts';
import { registerTrainings } from './trainings/index.ts';
import { registerUsers } from './users/index.ts';

/** Every module, in the order in which they may import each other. */
export async function registerModules(app: FastifyInstance, platform: Platform) {
  registerSite(app, platform);
  registerHome(app, platform);
  await registerAccounts(app, platform);
  await registerMembership(app, platform);
  registerFiles(app, platform, createGroupFiles(platform));
  registerGroups(app, platform);
  registerTags(app, platform);
  registerProblems(app, platform);
  registerPractice(app, platform);
  registerTrainings(app, platform);
  registerContests(app, platform);
  registerSubmissions(app, platform);
  registerProblemAdministration(app, platform);
  await registerTestData(app, platform);
  registerGroupApplications(app, platform);
  registerJudging(app, platform);
  registerProblemChecks(app, platform);
  registerCounterExamples(app, platform);
  registerContestAdministration(app, platform);
  registerTrainingAdministration(app, platform);
  registerSimilarity(app, platform);
  registerGroupContent(app, platform);
  await registerAssistant(app, platform, checkInput);
  await registerProblemVariants(app, platform);
  await registerGroupLifecycle(app, platform);
  registerProblemExchange(app, platform);
  registerStandings(app, platform);
  registerRejudgePreviews(app, platform);
  registerLiveTopics(app, platform);
  await registerClics(app, platform);
  registerRankings(app, platform);
  registerProfiles(app, platform);
  registerUsers(app, platform);
  await registerSingleSignOn(app, platform);
  await registerDiscussions(app, platform);
  await registerComments(app, platform);
  await registerMessages(app, platform);
  registerRemoteJudge(app, platform);
  registerRemoteImports(app, platform);
  await registerDashboard(app, platform);
  registerSiteMigration(app, platform);
}
