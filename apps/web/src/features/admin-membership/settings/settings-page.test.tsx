import { QueryClient } from '@tanstack/react-query';
import { locales } from '@touchstone/contract/locales';
import { membershipLimits } from '@touchstone/contract/membership-limits';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordCalls } from '../../../lib/api/testing/record-calls.ts';
import { hideShownToast, shownToast } from '../../../lib/testing/shown-toast.tsx';
import { renderHook } from '../../../ui/testing/render-hook.tsx';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { settingsQuery } from '../api/settings.ts';
import { frameMessages } from '../frame-messages.ts';
import { someSettings } from '../testing/membership-rows.ts';
import { settingsMessages } from './settings-messages.ts';
import { Component, useMembershipSettingsForm } from './settings-page.tsx';

const m = settingsMessages['en-US'];
const show = (data: unknown) =>
  renderMarkup(<Component />, { url: '/admin/membership', queries: [[settingsQuery.queryKey, data]] });

describe('the settings of memberships', () => {
  it('have a box for each level', () => {
    const shown = show(someSettings());
    expect(shown.all('group')).toHaveLength(4);
    expect(shown.text).toContain('Level 1-3');
    expect(shown.get('navigation', frameMessages['en-US'].tabs.label).text).toContain('Ledger');
  });

  it('list the trainings for members with their level', () => {
    const shown = show(someSettings());
    expect(shown.all('listitem').some(({ text }) => text.includes('Graphs'))).toBe(true);
    expect(shown.find('button', m.remove('Graphs'))).toBeDefined();
  });

  it('say so if no training needs a membership', () => {
    expect(show(someSettings({ trainings: [] })).text).toContain(m.noTrainings);
  });

  it('can be loaded again after a failure', () => {
    expect(show(new Error('offline')).text).toContain(m.failed);
  });
});

describe('saving the settings of memberships', () => {
  beforeEach(hideShownToast);
  afterEach(hideShownToast);

  it('sends them all and makes the offers of users outdated', async () => {
    const calls = recordCalls();
    const client = new QueryClient();
    client.setQueryData(['membership-offers'], []);
    const { form, saving } = renderHook(() => useMembershipSettingsForm(someSettings()), { client });
    form.setFieldValue('isOpen', false);
    form.setFieldValue('benefits.1.submitInterval', '');
    saving.onSubmit();
    await expect.poll(() => shownToast()?.text).toBe(m.saved);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      name: 'PUT /api/admin/membership/settings',
      body: { isOpen: false, trainings: [{ id: 7, level: 2 }] },
    });
    expect(form.isDirty()).toBe(false);
    expect(client.getQueryState(['membership-offers'])?.isInvalidated).toBe(true);
  });

  it.each(locales)('refuses wrong numbers and a text that is too long, in %s', (locale) => {
    const calls = recordCalls();
    const { form, saving } = renderHook(() => useMembershipSettingsForm(someSettings()), { locale });
    form.setFieldValue('instructions', 'x'.repeat(membershipLimits.instructionsMaximum + 1));
    form.setFieldValue('benefits.2.assistantQuota', '');
    form.setFieldValue('benefits.3.submitInterval', 3601);
    saving.onSubmit();
    expect(calls).toEqual([]);
    const { tooLong, wholeNumber } = frameMessages[locale];
    expect(form.validate()).toMatchObject({
      errors: {
        instructions: tooLong(membershipLimits.instructionsMaximum),
        'benefits.2.assistantQuota': wholeNumber(0, 10_000),
        'benefits.3.submitInterval': wholeNumber(0, 3600),
      },
    });
  });
});
