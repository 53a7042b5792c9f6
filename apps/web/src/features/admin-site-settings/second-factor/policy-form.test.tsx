import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordCalls } from '../../../lib/api/testing/record-calls.ts';
import { hideShownToast, shownToast } from '../../../lib/testing/shown-toast.tsx';
import { renderHook } from '../../../ui/testing/render-hook.tsx';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { policyQuery } from './api/second-factor-policy.ts';
import { PolicyForm, usePolicyForm } from './policy-form.tsx';
import { policyMessages } from './policy-messages.ts';

const m = policyMessages['en-US'];
const policy = { root: true, admin: false, problem_admin: false, user: false };

beforeEach(hideShownToast);
afterEach(hideShownToast);

describe('the policy of second factors', () => {
  it('has a switch per group of roles', () => {
    const markup = renderMarkup(<PolicyForm policy={policy} />);
    const switches = markup.all('switch');
    const texts = [m.root, m.admin, m.problem_admin, m.user];
    expect(switches.map(({ name }) => name)).toEqual(texts.map(({ label, text }) => `${label} ${text}`));
    expect(switches.map(({ isChecked }) => isChecked)).toEqual([true, false, false, false]);
  });

  it('is sent whole, and is then the saved one', async () => {
    const calls = recordCalls();
    const client = new QueryClient();
    client.setQueryData(policyQuery.queryKey, policy);
    const { form, saving } = renderHook(() => usePolicyForm(policy), { client });
    form.setFieldValue('admin', true);
    saving.onSubmit();
    await expect.poll(() => shownToast()?.text).toBe(m.saved);
    const saved = { ...policy, admin: true };
    expect(calls).toEqual([{ name: 'PUT /api/admin/second-factor/policy', query: {}, body: saved }]);
    expect(client.getQueryState(policyQuery.queryKey)?.isInvalidated).toBe(true);
    form.setFieldValue('user', true);
    saving.onDiscard();
    expect(form.getValues()).toEqual(saved);
  });
});
