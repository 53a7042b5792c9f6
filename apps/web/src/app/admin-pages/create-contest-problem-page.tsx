import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { FormMode } from '../../features/problem-form/form-mode.ts';
import { ProblemFormLoader } from '../../features/problem-form/problem-form-loader.tsx';
import {
  contestProblemsQuery,
  invalidateContestProblems,
} from '../../features/admin-contests/api/contest-problems.ts';
import { contestQuery } from '../../features/admin-contests/api/get-contest.ts';
import { scoringOf } from '../../features/admin-contests/contest-codes.ts';
import { ContestMissing } from '../../features/admin-contests/contest-missing.tsx';
import { BackToProblems } from '../../features/admin-contests/problems/back-to-problems.tsx';
import { contestProblemMessages } from '../../features/admin-contests/problems/contest-problem-messages.ts';
import { nextDisplayId } from '../../features/admin-contests/problems/next-display-id.ts';
import { saveToContest } from './save-to-contest.ts';
import { formChecks } from './form-checks.ts';

export function Component() {
  const m = useMessages(contestProblemMessages);
  const contestId = Number(useParams()['contestId']);
  const problems = useQuery(contestProblemsQuery(contestId));
  const contest = useQuery(contestQuery(contestId));
  return (
    <PageContainer width="full">
      <PageHeader
        title={m.newTitle}
        description={m.newDescription}
        actions={<BackToProblems contestId={contestId} />}
      />
      {problems.data === undefined || contest.data === undefined ? (
        <ContestMissing contest={problems.isError ? problems : contest} />
      ) : (
        <NewProblem
          contestId={contestId}
          scoring={scoringOf(contest.data.type)}
          displayId={nextDisplayId(problems.data.map(({ named }) => named.displayId))}
        />
      )}
    </PageContainer>
  );
}

interface NewProblemProps {
  contestId: number;
  scoring: 'acm' | 'oi';
  displayId: string;
}

function NewProblem({ contestId, scoring, displayId }: NewProblemProps) {
  const { user } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const mode = useMemo((): FormMode => ({ kind: 'contest', contestId, scoring }), [contestId, scoring]);
  const [save] = useState(() => saveToContest(contestId));
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
        void navigate(`/admin/contest/${String(contestId)}/problems`, { replace: true });
      }}
    />
  );
}
