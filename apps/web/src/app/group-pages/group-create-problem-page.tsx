import { IconArrowLeft } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  editGroupProblemUrl,
  managedProblemListUrl,
} from '../../features/group-content/group-problem-urls.ts';
import { managedProblemMessages } from '../../features/group-content/manage/managed-problem-messages.ts';
import { useGroup } from '../../features/groups/use-group.ts';
import { formMessages } from '../../features/problem-form/form-messages.ts';
import type { FormMode } from '../../features/problem-form/form-mode.ts';
import { ProblemFormLoader } from '../../features/problem-form/problem-form-loader.tsx';
import { saveToGroup } from '../../features/problem-form/save-to-group.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { formChecks } from '../admin-pages/form-checks.ts';
import { GroupAdminPage } from './group-admin-page.tsx';

export function Component() {
  return (
    <GroupAdminPage tab="problems">
      <NewProblem />
    </GroupAdminPage>
  );
}

function NewProblem() {
  const m = useMessages(managedProblemMessages);
  const words = useMessages(formMessages);
  const { groupId, group } = useGroup();
  const { user } = useSession();
  const navigate = useNavigate();
  const { shortName } = group;
  const mode = useMemo(
    (): FormMode => ({ kind: 'group', group: { id: groupId, shortName } }),
    [groupId, shortName],
  );
  const [save] = useState(() => saveToGroup(groupId));
  return (
    <>
      <PageHeader
        level={2}
        title={m.newTitle}
        description={m.newDescription}
        actions={
          <PageLink to={managedProblemListUrl(groupId)} icon={IconArrowLeft}>
            {words.back}
          </PageLink>
        }
      />
      <ProblemFormLoader
        mode={mode}
        uid={user?.uid ?? ''}
        problemId={undefined}
        canPublish
        save={save}
        checks={formChecks}
        onCreated={(pid) => void navigate(editGroupProblemUrl(groupId, pid), { replace: true })}
      />
    </>
  );
}
