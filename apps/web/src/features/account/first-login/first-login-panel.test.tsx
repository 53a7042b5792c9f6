import { afterEach, describe, expect, it } from 'vitest';
import { setFirstLogin, type FirstLogin } from '../../../lib/sign-in.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { loginMessages } from '../login/login-messages.ts';
import { firstLoginMessages } from './first-login-messages.ts';
import { FirstLoginPanel } from './first-login-panel.tsx';

const m = firstLoginMessages['en-US'];
const login = loginMessages['en-US'];
const firstLogin: FirstLogin = {
  ticket: 't',
  label: 'School login',
  displayName: 'Ada',
  username: 'ada',
  email: null,
  isEmailTaken: false,
  mayCreate: true,
};
const render = (changes: Partial<FirstLogin> = {}) => {
  setFirstLogin({ ...firstLogin, ...changes });
  return renderMarkup(<FirstLoginPanel />);
};

afterEach(() => setFirstLogin(undefined));

describe('the first login through a provider', () => {
  it('suggests a new account with the name of the provider', () => {
    const markup = render();
    expect(markup.text).toContain(m.confirmed('School login', 'Ada'));
    expect(markup.get('textbox', m.username).attribute('value')).toBe('ada');
    expect(markup.names('tab')).toEqual([m.create, m.connect]);
  });

  it('asks for the password of the account that has the mail address', () => {
    const markup = render({ isEmailTaken: true, email: 'ada@school.example' });
    expect(markup.text).toContain(m.emailTaken('School login', 'ada@school.example'));
    expect(markup.find('button', login.submit)).toBeDefined();
    expect(markup.find('button', m.createSubmit)).toBeUndefined();
  });

  it('offers no new account if the provider creates none', () => {
    const markup = render({ mayCreate: false });
    expect(markup.all('tab')).toEqual([]);
    expect(markup.text).toContain(m.connectOnly);
    expect(markup.find('button', login.submit)).toBeDefined();
  });

  it('says that a lost ticket needs another login', () => {
    expect(renderMarkup(<FirstLoginPanel />).text).toContain(m.lost);
  });
});
