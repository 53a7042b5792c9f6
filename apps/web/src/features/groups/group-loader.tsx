import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { PageContainer } from '../../ui/page-container.tsx';
import { groupQuery } from './api/get-group.ts';
import { GroupProvider } from './group-provider.tsx';
import { GroupFailed, GroupLoading, GroupMissing, missingReasonOf } from './group-states.tsx';
import { parseGroupId } from './parse-group-id.ts';

interface GroupLoaderProps {
  /** Placeholder while the group loads; the default skeleton if omitted. */
  loading?: ReactNode;
  children: ReactNode;
}

/** Loads the group of the URL and provides it to its children, or shows the missing or failed state. */
export function GroupLoader(props: GroupLoaderProps) {
  const groupId = parseGroupId(useParams()['groupID']);
  if (groupId === undefined)
    return (
      <PageContainer>
        <GroupMissing reason="missing" />
      </PageContainer>
    );
  return <GroupById key={groupId} groupId={groupId} {...props} />;
}

function GroupById({ groupId, loading, children }: GroupLoaderProps & { groupId: number }) {
  const { data, error, refetch } = useQuery(groupQuery(groupId));
  // A group that was disbanded, banned or hidden meanwhile closes, even if its former data is known.
  const reason = error === null ? undefined : missingReasonOf(error);
  if (data !== undefined && reason === undefined)
    return <GroupProvider group={data}>{children}</GroupProvider>;
  if (error === null && loading !== undefined) return loading;
  return (
    <PageContainer>
      {error === null && <GroupLoading />}
      {reason !== undefined && <GroupMissing reason={reason} />}
      {error !== null && reason === undefined && <GroupFailed onRetry={() => void refetch()} />}
    </PageContainer>
  );
}
