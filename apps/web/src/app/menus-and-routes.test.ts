/** The menus, the guard and the routes agree: no entry leads to a missing page or to a refusal. */
import { matchPath } from 'react-router';
import { contestDuties } from '@touchstone/rules/contests/contest-staff';
import { describe, expect, it } from 'vitest';
import { adminMenu, visibleMenu } from '../features/admin-shell/layout/admin-menu.ts';
import { decideAccess } from './guard/decide-access.ts';
import { redirects, routes } from './routes.ts';
import type { RouteEntry } from './routes/route-entry.ts';
import { listShownTabs } from '../features/contest/tabs/contest-tabs.ts';
import { aContest } from '../features/contest/testing/a-contest.ts';
import { listShownTabs as listTrainingTabs } from '../features/trainings/training-tabs.ts';
import { listShownTabs as listShownGroupTabs } from '../features/groups/tabs/group-tabs.ts';
import { menuOf, type MenuContext } from './shell/menus.ts';

const open = { openPublicDiscussion: true, openGroupDiscussion: true, openContestComment: true };
const closed = { openPublicDiscussion: false, openGroupDiscussion: false, openContestComment: false };
const params = { contestID: '7', trainingID: '34', groupID: '2' };
const modes = ['default', 'training', 'contest', 'group'] as const;
const contestTabs = listShownTabs({
  contest: aContest({ openPrint: true }),
  duties: contestDuties,
  canEnter: true,
  protection: { hasAddressList: true, isSingleSession: false, isAddressBound: false },
  isCommentOpen: false,
});
const trainingTabs = listTrainingTabs({ hasRecords: true, isAdmin: true, canEnter: true });
const groupTabs = listShownGroupTabs({
  isMember: true,
  isAdmin: true,
  isRoot: true,
  isDiscussionOpen: false,
});
const roles = [[], ['default_user'], ['admin'], ['problem_admin'], ['root']];

/** A path without parameters before one with them, as the router ranks them. */
function routeAt(address: string): RouteEntry | undefined {
  const matching = routes.filter(({ path }) => path !== '*' && matchPath(path, address) !== null);
  return matching.toSorted((one, other) => one.path.split(':').length - other.path.split(':').length)[0];
}

const addressesOf = (context: MenuContext) =>
  menuOf(context)
    .flatMap((entry) => [entry, ...(entry.children ?? [])])
    .flatMap(({ to }) => to ?? []);

describe.each(modes)('the %s menu', (mode) => {
  it.each(roles.flatMap((role) => [open, closed].map((switches) => [role, switches] as const)))(
    'for %j leads only to pages that open (%j)',
    (role, switches) => {
      const addresses = addressesOf({ mode, params, switches, contestTabs, trainingTabs, groupTabs });
      const visitor = { token: 'token', roles: role };
      const refused = addresses.filter((address) => {
        const route = routeAt(address);
        return route === undefined || decideAccess(route, visitor, switches).kind !== 'allow';
      });
      expect(refused).toEqual([]);
    },
  );

  it('stays in its mode, except for the way home and to the lists', () => {
    const elsewhere = addressesOf({
      mode,
      params,
      switches: open,
      contestTabs,
      trainingTabs,
      groupTabs,
    }).filter(
      (address) =>
        !['/home', '/contest', '/training', '/group'].includes(address) &&
        (routeAt(address)?.mode ?? 'default') !== mode,
    );
    expect(elsewhere).toEqual([]);
  });
});

describe('the menu of the back office', () => {
  it.each(['admin', 'problem_admin', 'root'])('leads %s only to pages that open', (role) => {
    const entries = visibleMenu(adminMenu, [role]).flatMap((group) => group.entries);
    const refused = entries.filter(({ path }) => {
      const route = routeAt(path);
      return (
        route === undefined || decideAccess(route, { token: 'token', roles: [role] }, open).kind !== 'allow'
      );
    });
    expect(refused.map(({ path }) => path)).toEqual([]);
  });

  it('covers only addresses that exist', () => {
    const covered = adminMenu.flatMap(({ entries }) => entries).flatMap(({ covers }) => covers ?? []);
    expect(covered.filter((path) => !routes.some((route) => route.path.startsWith(path)))).toEqual([]);
  });
});

describe('redirects', () => {
  it('lead to a page with the same guard as their own area', () => {
    const lost = redirects.filter(({ path, redirectTo }) => {
      const target = routeAt(redirectTo);
      return target === undefined || path.startsWith('/admin') !== target.path.startsWith('/admin');
    });
    expect(lost).toEqual([]);
  });
});
