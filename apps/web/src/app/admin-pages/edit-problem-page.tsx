import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { problemQuery } from '../../features/problem-form/api/get-problem.ts';
import { formMessages } from '../../features/problem-form/form-messages.ts';
import type { FormMode } from '../../features/problem-form/form-mode.ts';
import { ProblemFormLoader } from '../../features/problem-form/problem-form-loader.tsx';
import { saveToBank } from '../../features/problem-form/save-to-bank.ts';
import { formChecks } from './form-checks.ts';

const mode: FormMode = { kind: 'bank' };

export function Component() {
  const m = useMessages(formMessages);
  const { user } = useSession();
  const { problemId } = useParams();
  const pid = Number(problemId);
  const { data } = useQuery({ ...problemQuery(pid), enabled: false });
  const shownId = data?.problem.problemId;
  return (
    <PageContainer width="full">
      <PageHeader
        title={m.editTitle(shownId ?? '')}
        description={m.editDescription}
        actions={
          <>
            {shownId !== undefined && (
              <PageLink to={`/problem/${encodeURIComponent(shownId)}`} icon={IconExternalLink} isOtherTab>
                {m.view}
              </PageLink>
            )}
            <PageLink to="/admin/problems" icon={IconArrowLeft}>
              {m.back}
            </PageLink>
          </>
        }
      />
      <ProblemFormLoader
        key={pid}
        mode={mode}
        uid={user?.uid ?? ''}
        problemId={pid}
        canPublish={false}
        save={saveToBank}
        checks={formChecks}
        onCreated={() => undefined}
      />
    </PageContainer>
  );
}
