import { IconArrowLeft } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { isProblemAdminRole } from '../../lib/roles.ts';
import { useSession } from '../../lib/session.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { formMessages } from '../../features/problem-form/form-messages.ts';
import type { FormMode } from '../../features/problem-form/form-mode.ts';
import { ProblemFormLoader } from '../../features/problem-form/problem-form-loader.tsx';
import { saveToBank } from '../../features/problem-form/save-to-bank.ts';
import { formChecks } from './form-checks.ts';

const mode: FormMode = { kind: 'bank' };

export function Component() {
  const m = useMessages(formMessages);
  const navigate = useNavigate();
  const { user } = useSession();
  const canPublish = isProblemAdminRole(user?.roleList ?? []);
  return (
    <PageContainer width="full">
      <PageHeader
        title={m.newTitle}
        description={m.newDescription}
        actions={
          <PageLink to="/admin/problems" icon={IconArrowLeft}>
            {m.back}
          </PageLink>
        }
      />
      <ProblemFormLoader
        mode={mode}
        uid={user?.uid ?? ''}
        problemId={undefined}
        canPublish={canPublish}
        save={saveToBank}
        checks={formChecks}
        onCreated={(pid) => void navigate(`/admin/problem/edit/${String(pid)}`, { replace: true })}
      />
    </PageContainer>
  );
}
