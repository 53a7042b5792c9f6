import { afterEach, describe, expect, it } from 'vitest';
import { setLoginName } from '../../../lib/login-name.ts';
import { websiteConfigQuery } from '../../../lib/website-config.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { signInOptionsQuery, type SignInOptions } from '../../../lib/sign-in.ts';
import { loginMessages } from './login-messages.ts';
import { LoginPanel } from './login-panel.tsx';
import { providerMessages } from './provider-messages.ts';
import { socialLoginMessages } from './social-login-messages.ts';

const m = loginMessages['en-US'];
const social = socialLoginMessages['en-US'];
const provider = { hasQrLogin: true, hasInAppLogin: false };
const noScan = { hasQrLogin: false, hasInAppLogin: false };
/** Undefined: not loaded. */
interface Site {
  provider?: typeof provider | null;
  config?: object;
  options?: Partial<SignInOptions>;
}
const render = ({ provider: wechat, config, options = {} }: Site) => {
  const loaded = { providers: [], onlyProvider: null, wechat: wechat ?? noScan, ...options };
  return renderMarkup(<LoginPanel />, {
    queries: [
      ...(wechat === undefined ? [] : [[signInOptionsQuery('en-US').queryKey, loaded] as const]),
      ...(config === undefined ? [] : [[websiteConfigQuery.queryKey, config] as const]),
    ],
  });
};

afterEach(() => setLoginName(''));

describe('the login', () => {
  it.each([
    ['the scan if the site has it', provider, true],
    ['the password form if it has not', null, false],
  ])('begins with %s', (_case, loaded, isSocial) => {
    const markup = render({ provider: loaded });
    expect(markup.find('button', social.open) !== undefined).toBe(isSocial);
    expect(markup.find('textbox', m.username) !== undefined).toBe(!isSocial);
  });

  it('shows neither until it knows whether the site has the scan', () => {
    const markup = render({});
    expect(markup.find('button', social.open)).toBeUndefined();
    expect(markup.find('textbox', m.username)).toBeUndefined();
  });

  it('begins with the password form, filled in, after a registration', () => {
    setLoginName('ann');
    const markup = render({ provider });
    expect(markup.get('textbox', m.username).attribute('value')).toBe('ann');
  });

  it.each([
    [undefined, true],
    [{ register: true }, true],
    [{ register: false }, false],
  ])('offers to register if the site allows it: %j', (config, isOffered) => {
    const site = { provider: null, ...(config && { config }) };
    expect(render(site).find('button', m.register) !== undefined).toBe(isOffered);
  });

  it('offers the providers of the site beside the password', () => {
    const options = { providers: [{ slug: 'school', label: 'School login' }], onlyProvider: null };
    const markup = render({ provider: null, options });
    expect(markup.find('button', 'School login')).toBeDefined();
    expect(markup.find('textbox', m.username)).toBeDefined();
  });

  it('offers one provider alone if it is the only way', () => {
    const options = { providers: [{ slug: 'school', label: 'School login' }], onlyProvider: 'school' };
    const markup = render({ provider, options });
    expect(markup.find('button', 'School login')).toBeDefined();
    expect(markup.find('textbox', m.username)).toBeUndefined();
    expect(markup.find('button', providerMessages['en-US'].administrator)).toBeDefined();
    expect(markup.find('button', m.register)).toBeUndefined();
  });

  it('needs no puzzle at first', () => {
    expect(render({ provider: null }).all('slider')).toEqual([]);
  });
});
