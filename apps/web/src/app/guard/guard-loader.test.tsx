import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { closeAccountDialog, takeLoginIntent, useAccountDialog } from '../../lib/account-dialog.ts';
import { session } from '../../lib/session.ts';
import { websiteConfigQuery } from '../../lib/website-config.ts';
import { aUser } from '../../lib/testing/a-user.ts';
import { queryClient } from '../query-client.ts';
import { localised, type RouteEntry } from '../routes/route-entry.ts';
import { createGuardLoader } from './guard-loader.ts';

const route = (part: Partial<RouteEntry>): RouteEntry => ({
  name: 'Test',
  path: '/test',
  title: localised('测', '測', 'test'),
  load: () => Promise.resolve({ Component: () => null }),
  ...part,
});

/** Returns where the visitor is sent; undefined if the page opens. */
async function visit(part: Partial<RouteEntry>, address = 'http://here/test') {
  const load = createGuardLoader(route(part));
  const response = await load({ params: {}, request: new Request(address) } as Parameters<typeof load>[0]);
  return response?.headers.get('Location') ?? undefined;
}

const Dialog = () => useAccountDialog()?.mode ?? 'none';
const openDialog = () => renderToStaticMarkup(<Dialog />);

afterEach(() => {
  session.clear();
  closeAccountDialog();
  queryClient.clear();
});

describe('the guard', () => {
  it('lets guests into public pages, and starts their requests', async () => {
    const prefetched: string[] = [];
    const target = await visit(
      { prefetch: (_client, { search }) => void prefetched.push(search.get('page') ?? '') },
      'http://here/test?page=2',
    );
    expect(target).toBeUndefined();
    expect(prefetched).toEqual(['2']);
  });

  it('sends guests home and opens the login', async () => {
    const prefetched: string[] = [];
    expect(await visit({ needs: 'auth', prefetch: () => void prefetched.push('x') })).toBe('/home');
    expect(openDialog()).toBe('Login');
    expect(prefetched).toEqual([]);
  });

  it('sends guests to a page that shows them a part of it', async () => {
    expect(await visit({ needs: 'auth', guestPage: () => '/part' })).toBe('/part');
    expect(openDialog()).toBe('none');
    session.begin('token', aUser());
    expect(await visit({ needs: 'auth', guestPage: () => '/part' })).toBeUndefined();
  });

  it('keeps the page that a guest wanted, for the time after the login', async () => {
    await visit({ needs: 'auth' }, 'http://here/test?tab=2#end');
    expect(takeLoginIntent()).toEqual({ destination: '/test?tab=2#end' });
  });

  it('sends guests of the back office to its own login, with the way back', async () => {
    const target = await visit({ path: '/admin/user', needs: 'superAdmin' }, 'http://here/admin/user?page=2');
    expect(target).toBe('/admin/login?from=%2Fadmin%2Fuser%3Fpage%3D2');
    expect(openDialog()).toBe('none');
  });

  it.each([
    ['admin', '/admin/dashboard'],
    ['root', undefined],
  ])('of the super administrators lets %s in or sends back', async (role, target) => {
    session.begin('token', aUser({ roleList: [role] }));
    expect(await visit({ path: '/admin/user', needs: 'superAdmin' })).toBe(target);
  });

  it('closes an area that the site has switched off', async () => {
    queryClient.setQueryData(websiteConfigQuery.queryKey, { openPublicDiscussion: false } as never);
    expect(await visit({ accessSwitch: 'openPublicDiscussion' })).toBe('/home');
    queryClient.setQueryData(websiteConfigQuery.queryKey, { openPublicDiscussion: true } as never);
    expect(await visit({ accessSwitch: 'openPublicDiscussion' })).toBeUndefined();
  });
});
