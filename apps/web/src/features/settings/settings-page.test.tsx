import { describe, expect, it } from 'vitest';
import { ownFactorsQuery, type OwnFactors } from '../../lib/second-factor/second-factor-requests.ts';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { conversationMessages } from './assistant/conversation-messages.ts';
import { emailMessages } from './email/email-messages.ts';
import { passwordMessages } from './password/password-messages.ts';
import { phoneMessages } from './phone/phone-messages.ts';
import { profileMessages } from './profile/profile-messages.ts';
import { sessionsMessages } from './security/sessions-messages.ts';
import { settingsMessages } from './settings-messages.ts';
import { Component } from './settings-page.tsx';

const m = settingsMessages['en-US'];
const password = passwordMessages['en-US'];
const phone = phoneMessages['en-US'];
const factors: OwnFactors = {
  totpSince: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  isRequired: false,
  isIdentityFresh: true,
  identityMethods: ['password'],
  passkeyOrigin: 'https://oj.example',
};
const render = (tab: string, user = aUser()) =>
  renderMarkup(<Component />, {
    url: `/setting?tab=${tab}`,
    user,
    queries: [[ownFactorsQuery.queryKey, factors]],
  });

describe('the settings', () => {
  it.each([
    ['reset_username', phone.phoneTitle],
    ['setting_password', password.title],
    ['reset_password', password.restoreTitle],
    ['setting_email', emailMessages['en-US'].title],
    ['setting_userinfo', profileMessages['en-US'].title],
    ['setting_security', sessionsMessages['en-US'].title],
    ['assistant', conversationMessages['en-US'].title],
    ['unknown', phone.phoneTitle],
    ['', phone.phoneTitle],
  ])('at tab %j show "%s"', (tab, title) => {
    expect(render(tab).names('heading')).toContain(title);
  });

  it('mark the open tab', () => {
    const tabs = render('setting_email').all('tab');
    expect(tabs.filter((tab) => tab.attribute('aria-selected') === 'true').map(({ name }) => name)).toEqual([
      m.tabs.setting_email,
    ]);
  });

  it('offer a logout if the stored user is damaged', () => {
    const markup = renderMarkup(<Component />, { url: '/setting' });
    expect(markup.text).toContain(m.sessionLost);
    expect(markup.get('link', m.logout).href).toBe('/logout');
    expect(markup.all('tab')).toEqual([]);
  });
});

describe('the phone number', () => {
  it.each([
    ['of an account without one is added', null, phone.noPhone, phone.bind],
    ['is shown without its middle digits, and can be changed', '13812345678', '138****5678', phone.rebind],
  ])('%s', (_case, number, shown, action) => {
    const markup = render('reset_username', aUser({ phone: number }));
    expect(markup.text).toContain(shown);
    expect(markup.text).not.toContain('13812345678');
    expect(markup.find('button', action)).toBeDefined();
  });
});

describe('restoring the password', () => {
  it('needs a phone number, and leads to it', () => {
    const markup = render('reset_password', aUser({ phone: null }));
    expect(markup.get('link', password.toPhone).href).toBe('/setting?tab=reset_username');
    expect(markup.find('button', password.restore)).toBeUndefined();
  });

  it('shows which number is used', () => {
    const markup = render('reset_password', aUser({ phone: '13812345678' }));
    expect(markup.text).toContain('138****5678');
    expect(markup.find('button', password.restore)).toBeDefined();
  });
});

describe('the mail address', () => {
  const email = emailMessages['en-US'];

  it.each([
    [null, email.none],
    ['ann@example.com', 'ann@example.com'],
  ])('%j is shown as the current one', (address, shown) => {
    expect(render('setting_email', aUser({ email: address })).text).toContain(`${email.current} ${shown}`);
  });
});

describe('the profile', () => {
  it('has a field for each text, filled with the stored one', () => {
    const markup = render('setting_userinfo', aUser({ nickname: 'Ann B.', school: null }));
    const { fields } = profileMessages['en-US'];
    expect(markup.get('textbox', fields.nickname).attribute('value')).toBe('Ann B.');
    expect(markup.get('textbox', fields.school).attribute('value')).toBe('');
  });
});
