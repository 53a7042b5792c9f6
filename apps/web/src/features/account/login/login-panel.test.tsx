import { afterEach, describe, expect, it } from 'vitest';
import { setLoginName } from '../../../lib/login-name.ts';
import { websiteConfigQuery } from '../../../lib/website-config.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { loginMessages } from './login-messages.ts';
import { LoginPanel } from './login-panel.tsx';
import { socialLoginMessages } from './social-login-messages.ts';

const m = loginMessages['en-US'];
const social = socialLoginMessages['en-US'];
const provider = { appId: 'app', authorizeUrl: 'https://provider.example/qrconnect' };
const render = (config: object | undefined) =>
  renderMarkup(<LoginPanel />, {
    queries: config === undefined ? [] : [[websiteConfigQuery.queryKey, config]],
  });

afterEach(() => setLoginName(''));

describe('the login', () => {
  it.each([
    ['the scan if the site has it', { socialLogin: provider }, true],
    ['the password form if it has not', { socialLogin: null }, false],
    ['the password form while the site is unknown', undefined, false],
  ])('begins with %s', (_case, config, isSocial) => {
    const markup = render(config);
    expect(markup.find('button', social.open) !== undefined).toBe(isSocial);
    expect(markup.find('textbox', m.username) !== undefined).toBe(!isSocial);
  });

  it('begins with the password form, filled in, after a registration', () => {
    setLoginName('ann');
    const markup = render({ socialLogin: provider });
    expect(markup.get('textbox', m.username).attribute('value')).toBe('ann');
  });

  it.each([
    [undefined, true],
    [{ socialLogin: null, register: true }, true],
    [{ socialLogin: null, register: false }, false],
  ])('offers to register if the site allows it: %j', (config, isOffered) => {
    expect(render(config).find('button', m.register) !== undefined).toBe(isOffered);
  });

  it('needs no puzzle at first', () => {
    expect(render({ socialLogin: null }).all('slider')).toEqual([]);
  });
});
