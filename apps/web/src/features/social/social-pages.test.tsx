import { describe, expect, it } from 'vitest';
import { membershipMessages } from '../../lib/membership-messages.ts';
import { signInOptionsQuery } from '../../lib/sign-in.ts';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { ownHomeQuery } from './api/get-own-home.ts';
import { socialMessages } from './social-messages.ts';
import { Component as WechatAuthPage } from './wechat-auth-page.tsx';
import { Component as MemberPage } from './wx-member-page.tsx';
import { wxMemberMessages } from './wx-member-messages.ts';
import { Component as WxRoutePage } from './wx-route-page.tsx';

const m = socialMessages['en-US'];
const options = (hasQrLogin: boolean) => ({
  providers: [],
  onlyProvider: null,
  wechat: { hasQrLogin, hasInAppLogin: false },
});

describe('the entry of the messaging app', () => {
  const render = (search: string, loaded?: ReturnType<typeof options> | Error) =>
    renderMarkup(<WxRoutePage />, {
      url: `/wx${search}`,
      queries: loaded === undefined ? [] : [[signInOptionsQuery('en-US').queryKey, loaded]],
    });

  it('refuses a page that it does not know', () => {
    const markup = render('?page=https://evil.example');
    expect(markup.all('alert')).toHaveLength(1);
    expect(markup.text).toContain(m.parameterTitle);
    expect(markup.get('link', m.toHome).href).toBe('/home');
  });

  it('goes to the provider if the site has one', () => {
    expect(render('?page=bind', options(true)).text).toContain(m.toProvider);
  });

  it('asks for a login with an account if it has none', () => {
    expect(render('?page=bind', options(false)).find('button', m.login)).toBeDefined();
  });

  it('offers to try again if the site cannot be asked', () => {
    expect(render('?page=bind', new Error('offline')).text).toContain(m.loadFailed);
  });
});

describe('the return from the provider', () => {
  it.each(['', '?code=x', '?state=y', '?code=&state='])(
    'without code and state is a refusal: %j',
    (search) => {
      const markup = renderMarkup(<WechatAuthPage />, { url: `/wechatAuth${search}` });
      expect(markup.text).toContain(m.refusedTitle);
      expect(markup.find('button', m.loginAgain)).toBeDefined();
    },
  );

  it('with both logs in', () => {
    const markup = renderMarkup(<WechatAuthPage />, { url: '/wechatAuth?code=x&state=y' });
    expect(markup.text).toContain(m.loggingIn);
    expect(markup.all('alert')).toEqual([]);
  });
});

describe('the membership page', () => {
  const words = membershipMessages['en-US'];
  const member = wxMemberMessages['en-US'];
  const home = {
    username: 'ann',
    nickname: null,
    avatar: null,
    phone: null,
    gender: 'secrecy',
    memberStatus: 0,
    memberAnnual: 0,
    gmtMemberExp: null,
    level: 0,
  };
  const render = (part: object) =>
    renderMarkup(<MemberPage />, { user: aUser(), queries: [[ownHomeQuery.queryKey, { ...home, ...part }]] });

  it('is for logged-in users', () => {
    const markup = renderMarkup(<MemberPage />);
    expect(markup.text).toContain(m.guestTitle);
    expect(markup.all('definition')).toEqual([]);
  });

  it.each([
    ['registered', { memberStatus: 0 }, words.status.registered, false],
    ['a member without an end', { memberStatus: 2 }, words.status.member, true],
    ['a member of the year', { memberStatus: 2, memberAnnual: 1 }, words.annual, true],
    [
      'expired',
      { memberStatus: 3, gmtMemberExp: '2020-01-01T00:00:00.000+0000' },
      words.status.expired,
      true,
    ],
    [
      'expired today',
      { memberStatus: 2, gmtMemberExp: '2020-01-01T00:00:00.000+0000' },
      words.status.expired,
      true,
    ],
  ])('of a user who is %s', (_case, part, status, hasExpiry) => {
    const markup = render(part);
    expect(markup.text).toContain(status);
    expect(markup.names('term').includes(member.expiry)).toBe(hasExpiry);
  });

  it.each([
    [null, member.noPhone, member.bind],
    ['13812345678', '138****5678', member.rebind],
  ])('with phone %j', (phone, shown, link) => {
    const markup = render({ phone });
    expect(markup.text).toContain(shown);
    expect(markup.get('link', link).href).toBe('/wx/bind');
  });

  it('shows the username beside a nickname only', () => {
    expect(render({ nickname: 'Ann B.' }).text).toMatch(/Ann B\. ann/);
    expect(render({}).text).not.toMatch(/ann ann/);
  });
});
