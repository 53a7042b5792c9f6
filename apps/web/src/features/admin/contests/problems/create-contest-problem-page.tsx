import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useMessages } from '../../../../lib/messages.ts';
import { useSession } from '../../../../lib/session.ts';
import { PageContainer } from '../../../../ui/page-container.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import type { FormMode } from '../../problem-form/form-mode.ts';
import { ProblemFormLoader } from '../../problem-form/problem-form-loader.tsx';
import { contestProblemsQuery, forgetContestProblems } from '../api/contest-problems.ts';
import { ContestMissing } from '../contest-missing.tsx';
import { BackToProblems } from './back-to-problems.tsx';
import { contestProblemMessages } from './contest-problem-messages.ts';
import { nextDisplayId } from './next-display-id.ts';
import { saveToContest } from './save-to-contest.ts';

export function Component() {
  const m = useMessages(contestProblemMessages);
  const contestId = Number(useParams()['contestId']);
  const problems = useQuery(contestProblemsQuery(contestId));
  return (
    <PageContainer width="full">
      <PageHeader
        title={m.newTitle}
        description={m.newDescription}
        actions={<BackToProblems contestId={contestId} />}
      />
      {problems.data === undefined ? (
        <ContestMissing contest={problems} />
      ) : (
        <NewProblem
          contestId={contestId}
          displayId={nextDisplayId(problems.data.map(({ named }) => named.displayId))}
        />
      )}
    </PageContainer>
  );
}

function NewProblem({ contestId, displayId }: { contestId: number; displayId: string }) {
  const { user } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const mode = useMemo((): FormMode => ({ kind: 'contest', contestId }), [contestId]);
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
      onCreated={() => {
        void forgetContestProblems(client);
        void navigate(`/admin/contest/${String(contestId)}/problems`, { replace: true });
      }}
    />
  );
}
