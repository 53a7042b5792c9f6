import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { groupProblemUrl, managedProblemListUrl } from '../../features/group-content/group-problem-urls.ts';
import { useGroup } from '../../features/groups/use-group.ts';
import { problemQuery } from '../../features/problem-form/api/get-problem.ts';
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
  const pid = Number(useParams()['pid']);
  return (
    <GroupAdminPage tab="problems" isForAuthors>
      <EditedProblem key={pid} pid={pid} />
    </GroupAdminPage>
  );
}

function EditedProblem({ pid }: { pid: number }) {
  const m = useMessages(formMessages);
  const { groupId, group } = useGroup();
  const { user } = useSession();
  const { shortName } = group;
  const mode = useMemo(
    (): FormMode => ({ kind: 'group', group: { id: groupId, shortName } }),
    [groupId, shortName],
  );
  const [save] = useState(() => saveToGroup(groupId));
  const { data } = useQuery({ ...problemQuery(pid), enabled: false });
  const displayId = data?.problem.problemId;
  return (
    <>
      <PageHeader
        level={2}
        title={m.editTitle(displayId ?? '')}
        description={m.editDescription}
        actions={
          <>
            {displayId !== undefined && (
              <PageLink to={groupProblemUrl(groupId, displayId)} icon={IconExternalLink} isOtherTab>
                {m.view}
              </PageLink>
            )}
            <PageLink to={managedProblemListUrl(groupId)} icon={IconArrowLeft}>
              {m.back}
            </PageLink>
          </>
        }
      />
      <ProblemFormLoader
        mode={mode}
        uid={user?.uid ?? ''}
        problemId={pid}
        canPublish={false}
        save={save}
        checks={formChecks}
        onCreated={() => undefined}
      />
    </>
  );
}
