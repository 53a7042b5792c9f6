import { locales } from '@touchstone/contract/locales';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordCalls } from '../../lib/api/testing/record-calls.ts';
import { hideShownToast, shownToast } from '../../lib/testing/shown-toast.tsx';
import { renderHook } from '../../ui/testing/render-hook.tsx';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { assistantSettingsQuery, cozeQuery, type CozeSettings } from './api/assistant-settings.ts';
import { assistantAdminMessages } from './assistant-admin-messages.ts';
import { AssistantForm, useAssistantForm } from './assistant-form.tsx';
import { CozeForm, useCozeForm } from './coze-form.tsx';
import { someSettings } from './testing/some-settings.ts';

const m = assistantAdminMessages['en-US'];
const coze: CozeSettings = {
  scriptUrl: 'https://coze.example/sdk.js',
  tokenUrl: 'https://api.coze.example/token',
  botId: 'b1',
  appId: 'a1',
  keyId: 'k1',
  hasKey: true,
};

beforeEach(hideShownToast);
afterEach(hideShownToast);

const savedAs = async (text: string) => {
  await expect.poll(() => shownToast()?.text).toBe(text);
};

describe('the settings of the assistant', () => {
  it('are sent as numbers, with empty limits as none and without a key that was not typed', async () => {
    const calls = recordCalls();
    const { form, saving } = renderHook(() => useAssistantForm(someSettings()));
    // Number fields contain a text while they are typed into.
    form.setValues({
      questionsPerDay: '15',
      tokensPerMonth: '',
      costPerMonth: '0',
      isEnabled: false,
    });
    saving.onSubmit();
    await savedAs(m.saved);
    const { hasKey: _hasKey, monthTokens: _tokens, monthCost: _cost, ...stored } = someSettings();
    const changes = {
      questionsPerDay: 15,
      tokensPerMonth: null,
      costPerMonth: 0,
      isEnabled: false,
    };
    expect(calls).toEqual([
      { name: 'PUT /api/admin/assistant/settings', query: {}, body: { ...stored, ...changes } },
    ]);
  });

  it('send a typed key once', async () => {
    const calls = recordCalls();
    const client = new QueryClient();
    client.setQueryData(assistantSettingsQuery.queryKey, someSettings());
    const { form, saving } = renderHook(() => useAssistantForm(someSettings()), { client });
    form.setFieldValue('key', 'sk-1');
    saving.onSubmit();
    await savedAs(m.saved);
    expect(calls[0]?.body).toMatchObject({ key: 'sk-1' });
    expect(form.getValues().key).toBe('');
    expect(form.isDirty()).toBe(false);
    expect(client.getQueryState(assistantSettingsQuery.queryKey)?.isInvalidated).toBe(true);
    hideShownToast();
    saving.onSubmit();
    await savedAs(m.saved);
    expect(calls[1]?.body).not.toHaveProperty('key');
  });

  it('keep a typed key if the server refuses', async () => {
    const calls = recordCalls(() => ({ httpStatus: 400 }));
    const client = new QueryClient();
    const { form, saving } = renderHook(() => useAssistantForm(someSettings()), { client });
    form.setFieldValue('key', 'sk-1');
    saving.onSubmit();
    await expect.poll(() => client.getMutationCache().getAll()[0]?.state.status).toBe('error');
    expect(calls).toHaveLength(1);
    expect(form.getValues().key).toBe('sk-1');
    expect(form.isDirty()).toBe(true);
    expect(shownToast()).toBeUndefined();
  });

  it.each(locales)('are not sent with an address that is none, and say so in %s', (locale) => {
    const calls = recordCalls();
    const { form, saving } = renderHook(() => useAssistantForm(someSettings({ baseUrl: 'api.example' })), {
      locale,
    });
    saving.onSubmit();
    expect(calls).toEqual([]);
    expect(form.validate()).toMatchObject({
      errors: { baseUrl: assistantAdminMessages[locale].baseUrlProblem },
    });
  });

  it.each([
    [true, m.keyStored],
    [false, m.keyMissing],
  ])('say whether a key is stored (%s), and never show it', (hasKey, hint) => {
    const shown = renderMarkup(<AssistantForm settings={someSettings({ hasKey })} />);
    expect(shown.html).toContain(`placeholder="${hint}"`);
  });

  it('can be tested only if they are in use', () => {
    const test = (isEnabled: boolean) =>
      renderMarkup(<AssistantForm settings={someSettings({ isEnabled })} />).get('button', m.test);
    expect(test(true).isDisabled).toBe(false);
    expect(test(false).isDisabled).toBe(true);
  });

  it('show what was used this month, in the numbers of the language', () => {
    const settings = someSettings({ monthTokens: 1_234_567, monthCost: 0.25 });
    expect(renderMarkup(<AssistantForm settings={settings} />).text).toContain(m.used('1,234,567', '0.25'));
  });
});

describe('the settings of Coze', () => {
  it('are sent with the typed key, which then leaves the field', async () => {
    const calls = recordCalls();
    const client = new QueryClient();
    client.setQueryData(cozeQuery.queryKey, coze);
    const { form, saving } = renderHook(() => useCozeForm(coze), { client });
    form.setValues({ botId: 'b2', privateKey: '-----BEGIN-----' });
    saving.onSubmit();
    await savedAs(m.cozeSaved);
    const { hasKey: _hasKey, ...stored } = coze;
    expect(calls).toEqual([
      {
        name: 'PUT /api/admin/assistant/coze',
        query: {},
        body: { ...stored, botId: 'b2', privateKey: '-----BEGIN-----' },
      },
    ]);
    expect(form.getValues()).toEqual({ ...stored, botId: 'b2', privateKey: '' });
    expect(client.getQueryState(cozeQuery.queryKey)?.isInvalidated).toBe(true);
  });

  it.each(['scriptUrl', 'tokenUrl'] as const)('are not sent with a wrong %s', (field) => {
    const calls = recordCalls();
    const { form, saving } = renderHook(() => useCozeForm({ ...coze, [field]: 'javascript:alert(1)' }));
    saving.onSubmit();
    expect(calls).toEqual([]);
    expect(form.validate()).toMatchObject({ errors: { [field]: m.baseUrlProblem } });
  });

  it.each([
    [true, m.keyStored],
    [false, m.keyMissing],
  ])('say whether a key is stored (%s)', (hasKey, hint) => {
    const shown = renderMarkup(<CozeForm settings={{ ...coze, hasKey }} />);
    expect(shown.get('textbox', m.privateKey).attribute('placeholder')).toBe(hint);
  });
});
