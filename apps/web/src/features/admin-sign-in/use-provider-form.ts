import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toFormErrors, toFormFailure, type FieldOfCode } from '../../lib/form-failure.ts';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { providersQuery, saveProvider, type Provider } from './api/providers.ts';
import { providerFormMessages } from './provider-form-messages.ts';
import {
  isRuleComplete,
  providerChecks,
  toChange,
  toValues,
  type ProviderValues,
} from './provider-values.ts';

const fieldOfCode: FieldOfCode<'slug' | 'issuer' | 'scopes'> = {
  providerSlugInvalid: 'slug',
  providerSlugTaken: 'slug',
  providerIssuerInvalid: 'issuer',
  providerScopesInvalid: 'scopes',
};

export function useProviderForm(provider: Provider | undefined, onDone: () => void) {
  const m = useMessages(providerFormMessages);
  const client = useQueryClient();
  const check = (field: keyof typeof providerChecks) => (value: string) => {
    const problem = providerChecks[field](value);
    return problem === undefined ? null : m.problems[problem];
  };
  const label = (text: string) => (text.trim() === '' ? m.problems.required : null);
  const form = useForm<ProviderValues>({
    initialValues: toValues(provider),
    validate: {
      slug: check('slug'),
      issuer: check('issuer'),
      clientId: check('clientId'),
      scopes: check('scopes'),
      labels: { 'zh-CN': label, 'zh-HK': label, 'en-US': label },
      roles: (rules) => (rules.every(isRuleComplete) ? null : m.ruleIncomplete),
      groups: (rules) => (rules.every(isRuleComplete) ? null : m.ruleIncomplete),
    },
  });
  const save = useMutation({
    mutationFn: (values: ProviderValues) => saveProvider({ id: provider?.id, ...toChange(values) }),
    onSuccess: async () => {
      showToast('success', m.saved);
      await client.invalidateQueries({ queryKey: providersQuery.queryKey });
      onDone();
    },
    onError: (error) => {
      const { field, text } = toFormFailure(error, fieldOfCode);
      if (field !== undefined) form.setFieldError(field, text);
    },
  });
  return { form, save, formFailure: toFormErrors(save.error, fieldOfCode).refusal };
}

export type ProviderForm = ReturnType<typeof useProviderForm>['form'];
