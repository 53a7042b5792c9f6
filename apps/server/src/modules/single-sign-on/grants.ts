/**
 * What the claims of a provider give to an account: its role and memberships of groups. Runs in the caller's transaction, which
 * has locked the identity. Grants are remembered with the identity. If the claims do not give one any more, it is taken away;
 * what an administrator of this site gave stays.
 */
import { type Role } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { isSuperAdmin } from '@touchstone/rules/permissions';
import { decideRole, findMappedRole, listMappedGroups, type Claims } from '@touchstone/rules/sign-on/claims';
import { recordAudit } from '../../platform/audit-log.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import { getAccount, rootId } from '../accounts/index.ts';
import { grantMembership, withdrawMembership } from '../groups/index.ts';
import { sendSystemNotice } from '../notices/index.ts';
import { publishContestChangedForUsers } from '../submissions/index.ts';
import { writeRoleNotice } from '../users/index.ts';
import { lockAccount, setRole, type IdentityRow } from './identities.repository.ts';
import type { ProviderRow } from './providers.repository.ts';

interface Login {
  identity: IdentityRow;
  provider: Pick<ProviderRow, 'slug' | 'claimMapping'>;
  claims: Claims;
  origin: CallOrigin;
  now: Date;
}

interface Grants {
  grantedRole: Role | undefined;
  grantedGroupIds: number[];
}

export async function applyGrants(transaction: Queryable, login: Login): Promise<Grants> {
  const { claims, provider } = login;
  const mapped = findMappedRole(claims, provider.claimMapping.roles);
  const grantedRole = await applyRole(transaction, login, mapped);
  const grantedGroupIds = await applyGroups(
    transaction,
    login,
    listMappedGroups(claims, provider.claimMapping.groups),
  );
  return { grantedRole, grantedGroupIds };
}

/** For an identity that is unlinked. */
export async function withdrawGrants(transaction: Queryable, login: Omit<Login, 'claims'>) {
  await applyRole(transaction, { ...login, claims: {} }, undefined);
  await applyGroups(transaction, { ...login, claims: {} }, []);
}

/** Returns the role that the account has from the provider. */
async function applyRole(
  transaction: Queryable,
  { identity, provider, origin, now }: Login,
  mapped: Role | undefined,
): Promise<Role | undefined> {
  const { userId, grantedRole: granted } = identity;
  await lockAccount(transaction, userId);
  const { role: current, username } = await getAccount(transaction, userId);
  // The first super administrator stays one, whatever a provider says.
  const role = userId === rootId ? current : decideRole({ current, granted, mapped });
  if (role !== current) {
    await setRole(transaction, { userId, role, now });
    await sendSystemNotice(transaction, { recipientId: userId, now, ...writeRoleNotice(current, role) });
    if (isSuperAdmin(current) !== isSuperAdmin(role))
      await publishContestChangedForUsers(transaction, [userId]);
    await recordAudit(
      transaction,
      { viewer: { id: userId, username }, origin },
      {
        action: 'user.role-from-provider',
        target: username,
        before: { role: current },
        after: { role, provider: provider.slug },
      },
    );
  }
  const isFromProvider = mapped !== undefined && role === mapped && (role !== current || granted === mapped);
  return isFromProvider ? mapped : undefined;
}

/** Groups are locked in the order of their ids. Returns the memberships that the provider has given. */
async function applyGroups(
  transaction: Queryable,
  { identity: { userId, grantedGroupIds }, now }: Login,
  mapped: readonly number[],
): Promise<number[]> {
  const concerned = [...new Set([...mapped, ...grantedGroupIds])].toSorted((one, other) => one - other);
  const granted: number[] = [];
  for (const groupId of concerned) {
    const membership = { groupId, userId, now };
    if (!mapped.includes(groupId)) await withdrawMembership(transaction, membership);
    else if ((await grantMembership(transaction, membership)) || grantedGroupIds.includes(groupId))
      granted.push(groupId);
  }
  return granted;
}
