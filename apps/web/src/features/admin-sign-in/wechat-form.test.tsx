import { locales } from '@touchstone/contract/locales';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordCalls } from '../../lib/api/testing/record-calls.ts';
import { hideShownToast, shownToast } from '../../lib/testing/shown-toast.tsx';
import { renderHook } from '../../ui/testing/render-hook.tsx';
import { wechatQuery, type WechatSettings } from './api/wechat.ts';
import { wechatFormMessages } from './wechat-form-messages.ts';
import { useWechatForm } from './wechat-form.tsx';

const settings: WechatSettings = {
  qr: { appId: 'wx1', hasSecret: true },
  inApp: { appId: null, hasSecret: false },
  pageUrl: 'https://open.weixin.qq.com',
  apiUrl: 'https://api.weixin.qq.com',
};

beforeEach(hideShownToast);
afterEach(hideShownToast);

it('sends both accounts, and clears both secrets', async () => {
  const calls = recordCalls();
  const client = new QueryClient();
  client.setQueryData(wechatQuery.queryKey, settings);
  const { form, saving } = renderHook(() => useWechatForm(settings), { client });
  form.setValues({ secret: 's1', inAppId: ' wx2 ', inAppSecret: 's2' });
  saving.onSubmit();
  await expect.poll(() => shownToast()?.text).toBe(wechatFormMessages['en-US'].saved);
  expect(calls).toEqual([
    {
      name: 'PUT /api/admin/sign-in/wechat',
      query: {},
      body: {
        qr: { appId: 'wx1', secret: 's1' },
        inApp: { appId: 'wx2', secret: 's2' },
        pageUrl: settings.pageUrl,
        apiUrl: settings.apiUrl,
      },
    },
  ]);
  expect(form.getValues()).toMatchObject({ appId: 'wx1', secret: '', inAppSecret: '' });
  expect(form.isDirty()).toBe(false);
  expect(client.getQueryState(wechatQuery.queryKey)?.isInvalidated).toBe(true);
});

it.each(locales)('refuses addresses that are none, in %s', (locale) => {
  const calls = recordCalls();
  const { form, saving } = renderHook(() => useWechatForm({ ...settings, pageUrl: 'weixin', apiUrl: '' }), {
    locale,
  });
  saving.onSubmit();
  expect(calls).toEqual([]);
  const problem = wechatFormMessages[locale].addressProblem;
  expect(form.validate()).toMatchObject({ errors: { pageUrl: problem, apiUrl: problem } });
});
