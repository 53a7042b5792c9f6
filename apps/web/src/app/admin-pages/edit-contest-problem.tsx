import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import type { FormGroup, FormMode } from '../../features/problem-form/form-mode.ts';
import { ProblemFormLoader } from '../../features/problem-form/problem-form-loader.tsx';
import {
  contestProblemQuery,
  type ContestProblem,
} from '../../features/admin-contests/api/contest-problems.ts';
import { contestQuery } from '../../features/admin-contests/api/get-contest.ts';
import { scoringOf } from '../../features/admin-contests/contest-codes.ts';
import { headingLevelOf } from '../../features/admin-contests/contest-scope.ts';
import { ContestMissing } from '../../features/admin-contests/contest-missing.tsx';
import { BackToProblems } from '../../features/admin-contests/problems/back-to-problems.tsx';
import { contestProblemMessages } from '../../features/admin-contests/problems/contest-problem-messages.ts';
import { saveToContest } from './save-to-contest.ts';
import { formChecks } from './form-checks.ts';

interface EditContestProblemProps {
  /** The group of the contest; undefined for a contest of the site. Its identity must not change. */
  group: FormGroup | undefined;
  contestId: number;
  problemId: number;
}

/** The form of a problem of a contest, in the back office and in a group. It connects two features. */
export function EditContestProblem({ group, contestId: cid, problemId: pid }: EditContestProblemProps) {
  const m = useMessages(contestProblemMessages);
  const scope = { groupId: group?.id };
  const named = useQuery(contestProblemQuery(cid, pid));
  const contest = useQuery(contestQuery(cid));
  return (
    <>
      <PageHeader
        level={headingLevelOf(scope)}
        title={m.editTitle}
        description={m.editDescription}
        actions={<BackToProblems scope={scope} contestId={cid} />}
      />
      {named.data === undefined || contest.data === undefined ? (
        <ContestMissing contest={named.isError ? named : contest} />
      ) : (
        <EditedProblem
          key={named.data.id}
          group={group}
          named={named.data}
          scoring={scoringOf(contest.data.type)}
        />
      )}
    </>
  );
}

interface EditedProblemProps {
  group: FormGroup | undefined;
  named: ContestProblem;
  scoring: 'acm' | 'oi';
}

function EditedProblem({ group, named, scoring }: EditedProblemProps) {
  const { user } = useSession();
  const contestId = named.cid;
  const mode = useMemo(
    (): FormMode => ({ kind: 'contest', contestId, scoring, group }),
    [contestId, scoring, group],
  );
  const [save] = useState(() => saveToContest(contestId, group?.id));
  const [contestNames] = useState({ displayId: named.displayId, title: named.displayTitle });
  return (
    <ProblemFormLoader
      mode={mode}
      uid={user?.uid ?? ''}
      problemId={named.pid}
      contestNames={contestNames}
      canPublish={false}
      save={save}
      checks={formChecks}
      onCreated={() => undefined}
    />
  );
}
