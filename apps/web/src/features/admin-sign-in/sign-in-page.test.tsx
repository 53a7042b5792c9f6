import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { providersQuery, type SignInSettings } from './api/providers.ts';
import { wechatQuery } from './api/wechat.ts';
import { ProviderFields } from './provider-editor.tsx';
import { providerFormMessages } from './provider-form-messages.ts';
import { signInMessages } from './sign-in-messages.ts';
import { Component } from './sign-in-page.tsx';
import { aProvider } from './testing/a-provider.ts';
import { wechatFormMessages } from './wechat-form-messages.ts';

const m = signInMessages['en-US'];
const fields = providerFormMessages['en-US'];
const render = (settings: SignInSettings | Error) =>
  renderMarkup(<Component />, { queries: [[providersQuery.queryKey, settings]] });

describe('the sign-in settings', () => {
  it('explain themselves without a provider', () => {
    const markup = render({ providers: [], onlyProviderId: null });
    expect(markup.text).toContain(m.empty);
    expect(markup.text).not.toContain(m.onlyText);
  });

  it('list the providers with their state and what can be done', () => {
    const markup = render({ providers: [aProvider], onlyProviderId: null });
    for (const text of ['School', aProvider.issuer, m.users(1)]) expect(markup.text).toContain(text);
    expect(markup.get('switch', m.enable('School')).attribute('checked')).toBeDefined();
    for (const name of [m.edit, m.test, m.delete]) expect(markup.find('button', name)).toBeDefined();
  });

  it('offer a retry if they could not be loaded', () => {
    expect(render(new Error('down')).text).not.toContain(m.empty);
  });
});

describe('the settings of WeChat', () => {
  it('say which secrets are stored', () => {
    const words = wechatFormMessages['en-US'];
    const settings = {
      qr: { appId: 'wx1', hasSecret: true },
      inApp: { appId: null, hasSecret: false },
      pageUrl: 'https://open.weixin.qq.com',
      apiUrl: 'https://api.weixin.qq.com',
    };
    const markup = renderMarkup(<Component />, { queries: [[wechatQuery.queryKey, settings]] });
    expect(markup.get('textbox', words.qrAppId).attribute('value')).toBe('wx1');
    expect(markup.html).toContain(words.secretStored);
    expect(markup.html).toContain(words.secretMissing);
  });
});

describe('the form of a provider', () => {
  it.each([
    ['adds a new one', undefined, fields.newTitle],
    ['saves an old one', aProvider, fields.save],
  ])('%s', (_name, provider, submit) => {
    const markup = renderMarkup(<ProviderFields provider={provider} onClose={() => undefined} />);
    expect(markup.names('button').at(-1)).toBe(submit);
  });

  it('never contains the secret, and says that one is stored', () => {
    const markup = renderMarkup(<ProviderFields provider={aProvider} onClose={() => undefined} />);
    expect(markup.get('textbox', fields.issuer).attribute('value')).toBe(aProvider.issuer);
    expect(markup.html).toContain(fields.secretStored);
    expect(markup.get('textbox', fields.value).attribute('value')).toBe('teachers');
    expect(markup.find('button', fields.removeRule(1))).toBeDefined();
  });
});
