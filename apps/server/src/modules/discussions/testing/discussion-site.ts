/** Switches and rows for tests of discussions. */
import type { Settings } from '../../../platform/settings/setting-sections.ts';
import type { TestServer } from '../../../testing/test-server.ts';

export type Person = Awaited<ReturnType<TestServer['addUser']>>;
type Site = Pick<TestServer, 'platform' | 'addUser'>;

export const setSwitches = ({ platform }: Pick<Site, 'platform'>, switches: Partial<Settings['switches']>) =>
  platform.settings.change('switches', switches);

/** Everything is open, and no limit of the switches applies. */
export const openSwitches = (server: Pick<Site, 'platform'>) =>
  setSwitches(server, {
    openPublicDiscussion: true,
    openGroupDiscussion: true,
    openContestComment: true,
    openSolutionsToAll: false,
    defaultCreateDiscussionACInitValue: 0,
    defaultCreateCommentACInitValue: 0,
    defaultCreateDiscussionDailyLimit: 1000,
    defaultCreateDiscussionLimit: 1000,
  });
