/** The route guard's decision, pure: who may open a route, and where other visitors are sent. */
import { isAdminRole, isSuperAdminRole } from '../../lib/roles.ts';
import type { AccessSwitch, RouteEntry } from '../routes/route-entry.ts';

export interface Visitor {
  token: string | undefined;
  roles: readonly string[];
}

export type AccessSwitches = Readonly<Record<AccessSwitch, boolean>>;

export type AccessDecision =
  | { kind: 'allow' }
  /**
   * Home, with the login dialog and "please log in first"; the rest of an old session is cleared. After the login the
   * wanted page opens.
   */
  | { kind: 'ask-login' }
  /** The back office's own login, with its own message. */
  | { kind: 'ask-admin-login' }
  | { kind: 'no-access'; to: '/home' | '/admin/dashboard'; reason: AccessSwitch | 'superAdmin' };

type Guarded = Pick<RouteEntry, 'path' | 'needs' | 'accessSwitch'>;

const allow: AccessDecision = { kind: 'allow' };

function decideByRole(route: Guarded, visitor: Visitor): AccessDecision {
  const isAdminArea = route.path.startsWith('/admin');
  if (route.needs === undefined) return allow;
  if (visitor.token === undefined) return isAdminArea ? { kind: 'ask-admin-login' } : { kind: 'ask-login' };
  if (route.needs === 'auth' || isSuperAdminRole(visitor.roles)) return allow;
  const isAdmin = isAdminRole(visitor.roles);
  if (route.needs === 'admin') return isAdmin ? allow : { kind: 'ask-admin-login' };
  if (!isAdminArea) return { kind: 'no-access', to: '/home', reason: 'superAdmin' };
  return isAdmin
    ? { kind: 'no-access', to: '/admin/dashboard', reason: 'superAdmin' }
    : { kind: 'ask-admin-login' };
}

/** `switches` is undefined if the site's configuration cannot be loaded: the server decides then. */
export function decideAccess(
  route: Guarded,
  visitor: Visitor,
  switches: AccessSwitches | undefined,
): AccessDecision {
  const byRole = decideByRole(route, visitor);
  if (byRole.kind !== 'allow' || route.accessSwitch === undefined || switches === undefined) return byRole;
  if (switches[route.accessSwitch]) return allow;
  return { kind: 'no-access', to: '/home', reason: route.accessSwitch };
}
