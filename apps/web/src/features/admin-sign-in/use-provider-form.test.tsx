import { QueryClient } from '@tanstack/react-query';
import type { ErrorCode } from '@touchstone/contract/errors/index';
import { locales } from '@touchstone/contract/locales';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordCalls } from '../../lib/api/testing/record-calls.ts';
import { hideShownToast, shownToast } from '../../lib/testing/shown-toast.tsx';
import { renderHook } from '../../ui/testing/render-hook.tsx';
import type { RenderOptions } from '../../ui/testing/render-markup.tsx';
import { providersQuery, type Provider } from './api/providers.ts';
import { providerFormMessages } from './provider-form-messages.ts';
import { newRuleKey } from './provider-values.ts';
import { aProvider } from './testing/a-provider.ts';
import { useProviderForm } from './use-provider-form.ts';

function openForm(edited: Provider | undefined, options: RenderOptions = {}) {
  const client = new QueryClient();
  client.setQueryData(providersQuery.queryKey, { providers: [], onlyProviderId: null });
  const onDone = vi.fn<() => void>();
  const { form, save } = renderHook(() => useProviderForm(edited, onDone), { client, ...options });
  const isOutdated = () => client.getQueryState(providersQuery.queryKey)?.isInvalidated;
  return { form, save, onDone, isOutdated };
}

beforeEach(hideShownToast);
afterEach(hideShownToast);

describe('the form of a provider', () => {
  it.each([
    ['a new one is created', undefined, 'POST /api/admin/sign-in/provider'],
    ['a known one is changed', aProvider, 'PUT /api/admin/sign-in/provider'],
  ])('%s', async (_case, edited, name) => {
    const calls = recordCalls();
    const { form, save, onDone, isOutdated } = openForm(edited);
    save.mutate({ ...form.getValues(), slug: ' school ', clientSecret: ' as typed ' });
    await expect.poll(() => onDone.mock.calls.length).toBe(1);
    expect(calls[0]?.name).toBe(name);
    // A secret may begin or end with a blank.
    expect(calls[0]?.body).toMatchObject({ slug: 'school', clientSecret: ' as typed ' });
    expect((calls[0]?.body as { id?: number } | undefined)?.id).toBe(edited?.id);
    expect(shownToast()?.text).toBe(providerFormMessages['en-US'].saved);
    expect(isOutdated()).toBe(true);
  });

  it.each<[ErrorCode, string]>([
    ['providerSlugInvalid', 'slug'],
    ['providerSlugTaken', 'slug'],
    ['providerIssuerInvalid', 'issuer'],
    ['providerScopesInvalid', 'scopes'],
  ])('shows the refusal %s at the field %s and stays open', async (errorCode, field) => {
    recordCalls(() => ({ errorCode, text: 'Not this one.' }));
    const { form, save, onDone } = openForm(aProvider);
    const setFieldError = vi.spyOn(form, 'setFieldError');
    save.mutate(form.getValues());
    await expect.poll(() => setFieldError.mock.calls).toEqual([[field, 'Not this one.']]);
    expect(onDone).not.toHaveBeenCalled();
  });

  it.each(locales)('names what is missing in a new one, in %s', (locale) => {
    const { form } = openForm(undefined, { locale });
    const { problems } = providerFormMessages[locale];
    expect(form.validate()).toMatchObject({
      errors: {
        slug: problems.required,
        issuer: problems.required,
        clientId: problems.required,
        'labels.zh-CN': problems.required,
        'labels.zh-HK': problems.required,
        'labels.en-US': problems.required,
      },
    });
  });

  it.each([
    ['slug', 'Not A Slug', 'slug'],
    ['issuer', 'http://', 'issuer'],
    ['scopes', 'profile email', 'scopes'],
  ] as const)('refuses the %s %j', (field, value, problem) => {
    const { form } = openForm(aProvider);
    form.setFieldValue(field, value);
    expect(form.validate()).toEqual({
      hasErrors: true,
      errors: { [field]: providerFormMessages['en-US'].problems[problem] },
    });
  });

  it.each(locales)('wants its rules complete, in %s', (locale) => {
    const { form } = openForm(aProvider, { locale });
    expect(form.validate()).toMatchObject({ hasErrors: false });
    form.setFieldValue('groups', [{ key: newRuleKey(), claim: 'class', value: '9a', groupId: '' }]);
    form.setFieldValue('roles', [{ key: newRuleKey(), claim: 'groups', value: ' ', role: 'admin' }]);
    const { ruleIncomplete } = providerFormMessages[locale];
    expect(form.validate()).toMatchObject({ errors: { groups: ruleIncomplete, roles: ruleIncomplete } });
  });
});
