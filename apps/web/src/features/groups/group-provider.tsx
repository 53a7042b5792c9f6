import { useQuery } from '@tanstack/react-query';
import { isGroupAdmin, isGroupMember, isGroupRoot } from '@touchstone/rules/group-standing';
import { useMemo, useState, type ReactNode } from 'react';
import { usePublishedContextName } from '../../lib/context-name.ts';
import { isSuperAdminRole } from '../../lib/roles.ts';
import { useSession } from '../../lib/session.ts';
import { groupStandingQuery } from './api/get-group-standing.ts';
import type { Group } from './api/get-group.ts';
import { usePublishedTabs } from './tabs/use-shown-tabs.ts';
import { GroupContext, type GroupState } from './use-group.ts';
import { useGroupUpdates } from './use-group-updates.ts';

/** Computes the viewer's standing in a group once, for all children. */
export function GroupProvider({ group, children }: { group: Group; children: ReactNode }) {
  const { user } = useSession();
  const isSuperAdmin = isSuperAdminRole(user?.roleList ?? []);
  const known = useQuery(groupStandingQuery(group.id, user?.uid));
  const standing = known.data ?? 'none';
  const isStandingKnown = known.data !== undefined || isSuperAdmin || known.isError;
  const isMember = isSuperAdmin || isGroupMember(standing);
  const [wasMember, setWasMember] = useState(false);
  if (isMember && !wasMember) setWasMember(true);
  const state = useMemo<GroupState>(
    () => ({
      groupId: group.id,
      group,
      standing,
      isStandingKnown,
      isSuperAdmin,
      isOwner: user?.uid === group.uid,
      isMember,
      isAdmin: isSuperAdmin || isGroupAdmin(standing),
      isRoot: isSuperAdmin || isGroupRoot(standing),
      hasLostAccess: wasMember && !isMember,
    }),
    [group, standing, isStandingKnown, isSuperAdmin, user?.uid, isMember, wasMember],
  );
  usePublishedContextName(String(group.id), group.name);
  useGroupUpdates(group.id);
  usePublishedTabs(state);
  return <GroupContext value={state}>{children}</GroupContext>;
}
