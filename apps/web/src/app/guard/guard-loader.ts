import { redirect, type LoaderFunctionArgs } from 'react-router';
import { openAccountDialog } from '../../lib/account-dialog.ts';
import { adminLoginAddress } from '../../lib/admin-login-address.ts';
import { ApiError } from '../../lib/api/index.ts';
import { currentMessages } from '../../lib/messages.ts';
import { session } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { loadWebsiteConfig } from '../../lib/website-config.ts';
import { queryClient } from '../query-client.ts';
import type { RouteEntry } from '../routes/route-entry.ts';
import { decideAccess, type AccessDecision, type AccessSwitches } from './decide-access.ts';
import { guardMessages } from './guard-messages.ts';

async function findSwitches(route: RouteEntry): Promise<AccessSwitches | undefined> {
  if (route.accessSwitch === undefined) return undefined;
  try {
    return await loadWebsiteConfig(queryClient);
  } catch (error) {
    // Without the configuration the page opens, and its own calls report the error.
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Shows the reason and redirects. */
function refuseAccess(decision: Exclude<AccessDecision, { kind: 'allow' }>, wanted: URL): Response {
  const m = currentMessages(guardMessages);
  switch (decision.kind) {
    case 'ask-login':
      session.clear();
      showToast('warning', m.loginFirst);
      openAccountDialog('Login', { destination: wanted.pathname + wanted.search + wanted.hash });
      return redirect('/home');
    case 'ask-admin-login':
      showToast('error', m.adminLogin);
      return redirect(adminLoginAddress(wanted));
    case 'no-access':
      showToast('error', m[decision.reason]);
      return redirect(decision.to);
    default:
      return decision satisfies never;
  }
}

/** Runs before a route is shown, while the script of its page loads. */
export function createGuardLoader(route: RouteEntry) {
  return async ({ params, request }: LoaderFunctionArgs): Promise<Response | null> => {
    const switches = await findSwitches(route);
    const { token, user } = session.get();
    const decision = decideAccess(route, { token, roles: user?.roleList ?? [] }, switches);
    if (decision.kind === 'ask-login' && route.guestPage !== undefined) {
      session.clear();
      return redirect(route.guestPage(params));
    }
    if (decision.kind !== 'allow') return refuseAccess(decision, new URL(request.url));
    route.prefetch?.(queryClient, { params, search: new URL(request.url).searchParams });
    return null;
  };
}
