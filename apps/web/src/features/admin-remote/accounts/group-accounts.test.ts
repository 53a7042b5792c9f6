import { remoteAccountKeys } from '@touchstone/contract/remote-judges';
import { describe, expect, it } from 'vitest';
import type { RemoteAccount } from '../api/accounts.ts';
import { groupAccounts, hasApi, hasBrowserCheck, siteNameOf } from './group-accounts.ts';

const account = (id: number, accountKey: RemoteAccount['accountKey']) =>
  ({ id, accountKey }) as RemoteAccount;

describe('accounts of remote judges', () => {
  it('are grouped in the order of the sites, and keep their own order', () => {
    const groups = groupAccounts([account(1, 'poj'), account(2, 'hdu'), account(3, 'poj')]);
    const order = groups.map(({ key }) => remoteAccountKeys.indexOf(key));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(groups.map(({ key, accounts }) => [key, accounts.map(({ id }) => id)])).toEqual(
      expect.arrayContaining([
        ['hdu', [2]],
        ['poj', [1, 3]],
      ]),
    );
  });

  it('leave out sites without an account', () => {
    expect(groupAccounts([])).toEqual([]);
    expect(groupAccounts([account(1, 'cf')]).map(({ key }) => key)).toEqual(['cf']);
  });

  it('name every site that shares a login', () => {
    expect(siteNameOf('cf').split(' · ')).toHaveLength(2);
    for (const key of remoteAccountKeys) expect(siteNameOf(key)).not.toBe('');
  });

  it('know which sites have an API and which check the browser', () => {
    expect(remoteAccountKeys.filter(hasApi)).toEqual(['cf']);
    expect(remoteAccountKeys.filter(hasBrowserCheck).toSorted()).toEqual(['atcoder', 'cf']);
  });
});
