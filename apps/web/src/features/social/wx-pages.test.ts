import type { UserInfo } from '@touchstone/contract';
import { describe, expect, it } from 'vitest';
import { decideWxRoute, findWxPath } from './wx-pages.ts';

const user = { uid: 'u1', username: 'ada' } as UserInfo;

describe('pages of the messaging app', () => {
  it.each([
    ['bind', '/wx/bind'],
    ['/wx/bind', '/wx/bind'],
    ['wx/member', '/wx/member'],
    ['/member', '/wx/member'],
    ['RestorePassword', '/wx/restorepassword'],
    ['setusername', '/wx/setusername'],
    ['', undefined],
    [null, undefined],
    ['admin', undefined],
    ['https://evil.example', undefined],
    ['//evil.example', undefined],
    ['constructor', undefined],
  ])('%j resolves to %s', (page, path) => {
    expect(findWxPath(page)).toBe(path);
  });

  it('open directly for the user in the link', () => {
    const go = { kind: 'go', path: '/wx/bind' };
    expect(decideWxRoute({ page: 'bind', uid: null, username: null }, user)).toEqual(go);
    expect(decideWxRoute({ page: 'bind', uid: 'u1', username: 'ada' }, user)).toEqual(go);
    expect(decideWxRoute({ page: 'bind', uid: '', username: '' }, user)).toEqual(go);
  });

  it('ask guests and other users to authorise first', () => {
    const authorise = { kind: 'authorise', path: '/wx/bind' };
    expect(decideWxRoute({ page: 'bind', uid: 'u1', username: null }, undefined)).toEqual(authorise);
    expect(decideWxRoute({ page: 'bind', uid: 'u2', username: null }, user)).toEqual(authorise);
    expect(decideWxRoute({ page: 'bind', uid: null, username: 'bob' }, user)).toEqual(authorise);
  });

  it('are refused without a known page', () => {
    expect(decideWxRoute({ page: null, uid: 'u1', username: null }, user)).toEqual({
      kind: 'parameter-error',
    });
    expect(decideWxRoute({ page: 'x', uid: null, username: null }, undefined)).toEqual({
      kind: 'parameter-error',
    });
  });
});
