import { useQuery } from '@tanstack/react-query';
import { audienceCodes } from '@touchstone/rules/contests/contest-access';
import { listDuties } from '@touchstone/rules/contests/contest-staff';
import { useMemo, type ReactNode } from 'react';
import { usePublishedContextName } from '../../lib/context-name.ts';
import { isAdminOfContest } from '../../lib/roles.ts';
import { useSession } from '../../lib/session.ts';
import { contestDeskQuery } from './api/contest-desk.ts';
import { contestAccessQuery } from './api/get-contest-access.ts';
import type { KnownContest } from './api/get-contest.ts';
import { timesOf } from '../../lib/contest-clock/contest-moment.ts';
import { useContestMoment } from '../../lib/contest-clock/use-contest-moment.ts';
import { QuestionAlerts } from './questions/question-alerts.tsx';
import { setContainsEnd, useContainsEnd } from './contains-end.ts';
import { audienceOf } from './header/contest-kind.ts';
import { findSubmitBarrier } from './submit-barrier.ts';
import { useContestUpdates } from './use-contest-updates.ts';
import { usePublishedTabs } from './tabs/use-shown-tabs.ts';
import { ContestContext, type ContestState } from './use-contest.ts';

/** Computes the viewer's state in a contest once, for all children. */
export function ContestProvider({ known, children }: { known: KnownContest; children: ReactNode }) {
  const { contest, clock } = known;
  const { user } = useSession();
  const desk = useQuery(contestDeskQuery(contest.id, user?.uid));
  const isAdmin = desk.data?.isAdmin ?? isAdminOfContest(user, contest);
  const duties = useMemo(
    () => desk.data?.duties ?? listDuties({ isAdmin, staffRoles: [] }),
    [desk.data, isAdmin],
  );
  const areDutiesKnown = desk.data !== undefined || desk.isError || user === undefined;
  const isDisqualified = desk.data?.isDisqualified === true;
  const protection = desk.data?.protection ?? undefined;
  const examRefusal = desk.data?.refusal ?? undefined;
  const hasResults = duties.includes('results');
  const isPublic = contest.auth === audienceCodes.public;
  // Also requested for a public contest, which may accept certain accounts only. A public contest does not
  // wait for the response.
  const access = useQuery({ ...contestAccessQuery(contest.id, user?.uid), enabled: !hasResults });
  const { stage, isFrozen, atMs } = useContestMoment(known);
  const hasAccess = hasResults || isPublic || access.data?.access === true;
  const isAccessKnown = hasResults || isPublic || access.data !== undefined;
  const isAccountAllowed = hasResults || access.data?.accountAllowed !== false;
  const isChosen = useContainsEnd(contest.id);
  const submitBarrier = findSubmitBarrier(
    {
      times: timesOf(contest),
      audience: audienceOf(contest),
      allowsAfterEnd: contest.allowEndSubmit === true,
    },
    // While access is unknown, the viewer counts as registered, so that no needless password form appears.
    { isAdmin: hasResults, isRegistered: hasAccess || !isAccessKnown, isAccountAllowed },
    atMs,
  );
  const state = useMemo<ContestState>(
    () => ({
      contestId: contest.id,
      contest,
      clock,
      stage,
      isFrozen: isFrozen && !hasResults,
      isAdmin,
      duties,
      areDutiesKnown,
      isDisqualified,
      isAccessKnown,
      hasAccess,
      isAccountAllowed,
      protection,
      examRefusal,
      canEnter:
        hasResults ||
        (stage !== 'scheduled' &&
          examRefusal === undefined &&
          (contest.auth !== audienceCodes.private || hasAccess)),
      submitBarrier,
      containsEnd: isChosen && contest.allowEndSubmit === true,
      setContainsEnd: (containsEnd) => setContainsEnd(contest.id, containsEnd),
    }),
    [
      contest,
      clock,
      stage,
      isFrozen,
      isAdmin,
      duties,
      areDutiesKnown,
      isDisqualified,
      protection,
      examRefusal,
      hasResults,
      isAccessKnown,
      hasAccess,
      isAccountAllowed,
      submitBarrier,
      isChosen,
    ],
  );
  useContestUpdates(state);
  usePublishedTabs(state);
  usePublishedContextName(String(contest.id), contest.title);
  return (
    <ContestContext value={state}>
      <QuestionAlerts />
      {children}
    </ContestContext>
  );
}
