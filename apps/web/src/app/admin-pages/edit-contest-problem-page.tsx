import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { FormMode } from '../../features/problem-form/form-mode.ts';
import { ProblemFormLoader } from '../../features/problem-form/problem-form-loader.tsx';
import {
  contestProblemQuery,
  type ContestProblem,
} from '../../features/admin-contests/api/contest-problems.ts';
import { contestQuery } from '../../features/admin-contests/api/get-contest.ts';
import { scoringOf } from '../../features/admin-contests/contest-codes.ts';
import { ContestMissing } from '../../features/admin-contests/contest-missing.tsx';
import { BackToProblems } from '../../features/admin-contests/problems/back-to-problems.tsx';
import { contestProblemMessages } from '../../features/admin-contests/problems/contest-problem-messages.ts';
import { saveToContest } from './save-to-contest.ts';
import { formChecks } from './form-checks.ts';

export function Component() {
  const m = useMessages(contestProblemMessages);
  const parameters = useParams();
  const [cid, pid] = [Number(parameters['contestId']), Number(parameters['problemId'])];
  const named = useQuery(contestProblemQuery(cid, pid));
  const contest = useQuery(contestQuery(cid));
  return (
    <PageContainer width="full">
      <PageHeader
        title={m.editTitle}
        description={m.editDescription}
        actions={<BackToProblems contestId={cid} />}
      />
      {named.data === undefined || contest.data === undefined ? (
        <ContestMissing contest={named.isError ? named : contest} />
      ) : (
        <EditedProblem key={named.data.id} named={named.data} scoring={scoringOf(contest.data.type)} />
      )}
    </PageContainer>
  );
}

function EditedProblem({ named, scoring }: { named: ContestProblem; scoring: 'acm' | 'oi' }) {
  const { user } = useSession();
  const contestId = named.cid;
  const mode = useMemo((): FormMode => ({ kind: 'contest', contestId, scoring }), [contestId, scoring]);
  const [save] = useState(() => saveToContest(contestId));
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
