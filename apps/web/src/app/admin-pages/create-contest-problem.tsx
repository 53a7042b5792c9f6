import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import type { FormGroup, FormMode } from '../../features/problem-form/form-mode.ts';
import { ProblemFormLoader } from '../../features/problem-form/problem-form-loader.tsx';
import {
  contestProblemsQuery,
  invalidateContestProblems,
} from '../../features/admin-contests/api/contest-problems.ts';
import { contestQuery } from '../../features/admin-contests/api/get-contest.ts';
import { scoringOf } from '../../features/admin-contests/contest-codes.ts';
import { headingLevelOf, pageUrl } from '../../features/admin-contests/contest-scope.ts';
import { ContestMissing } from '../../features/admin-contests/contest-missing.tsx';
import { BackToProblems } from '../../features/admin-contests/problems/back-to-problems.tsx';
import { contestProblemMessages } from '../../features/admin-contests/problems/contest-problem-messages.ts';
import { nextDisplayId } from '@touchstone/rules/contests/next-display-id';
import { saveToContest } from './save-to-contest.ts';
import { formChecks } from './form-checks.ts';

interface CreateContestProblemProps {
  /** The group of the contest; undefined for a contest of the site. Its identity must not change. */
  group: FormGroup | undefined;
  contestId: number;
}

/** The form of a new problem of a contest, in the back office and in a group. It connects two features. */
export function CreateContestProblem({ group, contestId }: CreateContestProblemProps) {
  const m = useMessages(contestProblemMessages);
  const scope = { groupId: group?.id };
  const problems = useQuery(contestProblemsQuery(contestId));
  const contest = useQuery(contestQuery(contestId));
  return (
    <>
      <PageHeader
        level={headingLevelOf(scope)}
        title={m.newTitle}
        description={m.newDescription}
        actions={<BackToProblems scope={scope} contestId={contestId} />}
      />
      {problems.data === undefined || contest.data === undefined ? (
        <ContestMissing contest={problems.isError ? problems : contest} />
      ) : (
        <NewProblem
          group={group}
          contestId={contestId}
          scoring={scoringOf(contest.data.type)}
          displayId={nextDisplayId(problems.data.map(({ named }) => named.displayId))}
        />
      )}
    </>
  );
}

interface NewProblemProps extends CreateContestProblemProps {
  scoring: 'acm' | 'oi';
  displayId: string;
}

function NewProblem({ group, contestId, scoring, displayId }: NewProblemProps) {
  const { user } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const mode = useMemo(
    (): FormMode => ({ kind: 'contest', contestId, scoring, group }),
    [contestId, scoring, group],
  );
  const [save] = useState(() => saveToContest(contestId, group?.id));
  const [contestNames] = useState({ displayId, title: '' });
  return (
    <ProblemFormLoader
      mode={mode}
      uid={user?.uid ?? ''}
      problemId={undefined}
      contestNames={contestNames}
      canPublish={false}
      save={save}
      checks={formChecks}
      onCreated={() => {
        void invalidateContestProblems(client);
        void navigate(pageUrl({ groupId: group?.id }, contestId, 'problems'), { replace: true });
      }}
    />
  );
}
