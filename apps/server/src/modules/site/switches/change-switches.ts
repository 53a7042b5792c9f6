import type { BodyOf, switchCalls } from '@touchstone/contract';
import { recordAudit } from '../../../platform/audit-log.ts';
import type { CallOrigin } from '../../../platform/http/call-context.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Settings } from '../../../platform/settings/setting-sections.ts';
import { listAccounts, lockAccounts } from '../remote-accounts/remote-accounts.repository.ts';
import { replaceAccounts } from '../remote-accounts/replace-accounts.ts';
import { withoutAbsent } from '../without-absent.ts';
import { describeRemoteAccounts, findChangedAccounts, namesOf } from './remote-accounts.ts';

type SentSwitches = BodyOf<(typeof switchCalls)['PUT /api/admin/switch/update']>;
type Parts = Pick<Platform, 'database' | 'settings' | 'secrets' | 'clock'>;

/** Only given fields that differ are written, so concurrent changes of different switches are both kept. */
export async function changeSwitches(
  { database, settings, secrets, clock }: Parts,
  { viewer, origin, body }: { viewer: Viewer; origin: CallOrigin; body: SentSwitches },
) {
  const { remoteAccounts: _moved, ...before } = settings.current.switches;
  const changes = findChanges(before, parseSwitches(body));
  const names = namesOf(await listAccounts(database));
  const accounts = findChangedAccounts(names, body);
  if (Object.keys(changes).length === 0 && accounts.size === 0) return;
  await settings.change('switches', changes, async (transaction) => {
    await lockAccounts(transaction);
    for (const [judge, wanted] of accounts)
      await replaceAccounts({ secrets, clock }, transaction, judge, wanted);
    await recordAudit(
      transaction,
      { viewer, origin },
      {
        action: 'switches.change',
        target: 'site',
        before: { ...before, remoteAccounts: describeRemoteAccounts(names) },
        after: { ...before, ...changes, remoteAccounts: describeRemoteAccounts(names, accounts) },
      },
    );
  });
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
    sessionMaximumDays: body.sessionMaximumDays,
  });
}

type Switches = Partial<Omit<Settings['switches'], 'remoteAccounts'>>;

const findChanges = (before: Switches, sent: Switches): Switches =>
  Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => before[name as keyof Switches] !== value),
  );
