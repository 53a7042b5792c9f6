import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished } from 'vitest';
import { recordCalls } from '../../../lib/api/testing/record-calls.ts';
import { hideShownToast, shownToast } from '../../../lib/testing/shown-toast.tsx';
import { renderHook } from '../../../ui/testing/render-hook.tsx';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { wechatPayQuery, type WechatPay } from '../api/wechat-pay.ts';
import { wechatPayMessages } from './wechat-pay-messages.ts';
import { Component, useWechatPayForm } from './wechat-pay-page.tsx';
import { toSentWechatPay, toWechatPayValues, withoutKeys } from './wechat-pay-values.ts';

const m = wechatPayMessages['en-US'];
const settings: WechatPay = {
  isEnabled: true,
  merchantId: '1900000001',
  appId: 'wx1',
  serial: 'ABC',
  hasPrivateKey: true,
  hasApiKey: false,
  publicKeyId: null,
  publicKey: null,
  apiUrl: 'https://api.mch.weixin.qq.com',
};

describe('the values of WeChat Pay', () => {
  it('keep the stored keys if none is typed', () => {
    expect(toSentWechatPay(toWechatPayValues(settings))).toEqual({
      isEnabled: true,
      merchantId: '1900000001',
      appId: 'wx1',
      serial: 'ABC',
      privateKey: '',
      apiKey: '',
      publicKeyId: '',
      publicKey: '',
      apiUrl: 'https://api.mch.weixin.qq.com',
    });
  });

  it('are sent without surrounding blanks', () => {
    const values = { ...toWechatPayValues(settings), merchantId: ' 19 ', apiKey: ' key\n' };
    expect(toSentWechatPay(values)).toMatchObject({ merchantId: '19', apiKey: 'key' });
  });

  it('drop the keys after they were saved', () => {
    const typed = { ...toWechatPayValues(settings), privateKey: 'secret', apiKey: 'secret' };
    expect(JSON.stringify(withoutKeys(typed))).not.toContain('secret');
  });
});

describe('the form of WeChat Pay', () => {
  const show = (data: unknown) => renderMarkup(<Component />, { queries: [[wechatPayQuery.queryKey, data]] });

  it('says which keys are stored, and never shows one', () => {
    const shown = show(settings);
    expect(shown.get('textbox', m.privateKey).attribute('placeholder')).toBe(m.stored);
    expect(shown.html).toContain(m.missing);
    expect(shown.find('button', m.test)).toBeDefined();
  });

  it('can be loaded again after a failure', () => {
    expect(show(new Error('offline')).text).toContain(m.failed);
  });
});

it('sends typed keys once, and makes the offers of users outdated', async () => {
  hideShownToast();
  onTestFinished(hideShownToast);
  const calls = recordCalls();
  const client = new QueryClient();
  client.setQueryData(['membership-offers'], []);
  const { form, saving } = renderHook(() => useWechatPayForm(settings), { client });
  form.setFieldValue('apiKey', 'secret');
  saving.onSubmit();
  await expect.poll(() => shownToast()?.text).toBe(m.saved);
  expect(calls[0]?.body).toMatchObject({ apiKey: 'secret', privateKey: '', merchantId: '1900000001' });
  expect(form.getValues().apiKey).toBe('');
  expect(form.isDirty()).toBe(false);
  expect(client.getQueryState(['membership-offers'])?.isInvalidated).toBe(true);
});
