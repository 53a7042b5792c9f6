import type { BodyOf, switchCalls } from '@touchstone/contract';
import { recordAudit } from '../../../platform/audit-log.ts';
import type { CallOrigin } from '../../../platform/http/call-context.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import type { Settings } from '../../../platform/settings/setting-sections.ts';
import type { SiteSettings } from '../../../platform/settings/site-settings.ts';
import { withoutAbsent } from '../without-absent.ts';
import { describeRemoteAccounts, mergeRemoteAccounts } from './remote-accounts.ts';

type SentSwitches = BodyOf<(typeof switchCalls)['PUT /api/admin/switch/update']>;

/** Only given fields that differ are written, so concurrent changes of different switches are both kept. */
export async function changeSwitches(
  settings: SiteSettings,
  { viewer, origin, body }: { viewer: Viewer; origin: CallOrigin; body: SentSwitches },
) {
  const before = settings.current.switches;
  const changes: Partial<Settings['switches']> = findChanges(before, parseSwitches(body));
  const remoteAccounts = mergeRemoteAccounts(before.remoteAccounts, body);
  if (JSON.stringify(remoteAccounts) !== JSON.stringify(before.remoteAccounts))
    changes.remoteAccounts = remoteAccounts;
  if (Object.keys(changes).length === 0) return;
  const after = { ...before, ...changes };
  await settings.change('switches', changes, (transaction) =>
    recordAudit(
      transaction,
      { viewer, origin },
      {
        action: 'switches.change',
        target: 'site',
        before: { ...before, remoteAccounts: describeRemoteAccounts(before.remoteAccounts) },
        after: {
          ...after,
          remoteAccounts: describeRemoteAccounts(after.remoteAccounts, before.remoteAccounts),
        },
      },
    ),
  );
}

function parseSwitches(body: SentSwitches) {
  const interval = body.defaultSubmitInterval;
  return withoutAbsent({
    openPublicDiscussion: body.openPublicDiscussion,
    openGroupDiscussion: body.openGroupDiscussion,
    openContestComment: body.openContestComment,
    openPublicJudge: body.openPublicJudge,
    openGroupJudge: body.openGroupJudge,
    openContestJudge: body.openContestJudge,
    hideNonContestSubmissionCode: body.hideNonContestSubmissionCode,
    defaultSubmitInterval: interval === undefined ? undefined : Math.max(0, interval),
    defaultCreateGroupDailyLimit: body.defaultCreateGroupDailyLimit,
    defaultCreateGroupLimit: body.defaultCreateGroupLimit,
    defaultCreateGroupACInitValue: body.defaultCreateGroupACInitValue,
    defaultCreateDiscussionDailyLimit: body.defaultCreateDiscussionDailyLimit,
    defaultCreateDiscussionACInitValue: body.defaultCreateDiscussionACInitValue,
    defaultCreateDiscussionLimit: body.defaultCreateDiscussionLimit,
    defaultCreateCommentACInitValue: body.defaultCreateCommentACInitValue,
    openSolutionsToAll: body.openSolutionsToAll,
  });
}

type Switches = Partial<Omit<Settings['switches'], 'remoteAccounts'>>;

const findChanges = (before: Switches, sent: Switches): Switches =>
  Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => before[name as keyof Switches] !== value),
  );
