import { locales } from '@touchstone/contract/locales';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { recordCalls } from '../../lib/api/testing/record-calls.ts';
import { hideShownToast, shownToast } from '../../lib/testing/shown-toast.tsx';
import { websiteConfigQuery } from '../../lib/website-config.ts';
import { renderHook } from '../../ui/testing/render-hook.tsx';
import type { MailSettings } from './mail/api/get-mail-settings.ts';
import { mailSettingsMessages } from './mail/mail-settings-messages.ts';
import { useMailSettingsForm } from './mail/use-mail-settings-form.ts';
import type { Switches } from './switches/api/get-switches.ts';
import { switchMessages } from './switches/switch-messages.ts';
import { rangeOf } from './switches/switch-values.ts';
import { useSwitchesForm } from './switches/use-switches-form.ts';
import type { WebsiteSettings } from './website/api/get-website-settings.ts';
import { useWebsiteForm } from './website/use-website-form.ts';
import { websiteMessages } from './website/website-messages.ts';

const mail: MailSettings = {
  emailHost: 'smtp.example.org',
  emailPort: 587,
  emailUsername: 'post@example.org',
  emailPassword: '••••••••',
  emailBGImg: null,
  emailSsl: false,
};

const switches = {
  openPublicJudge: true,
  openContestJudge: true,
  openGroupJudge: true,
  hideNonContestSubmissionCode: false,
  defaultSubmitInterval: 5,
  openPublicDiscussion: true,
  openGroupDiscussion: true,
  openContestComment: true,
  openSolutionsToAll: false,
  defaultCreateDiscussionDailyLimit: 5,
  defaultCreateDiscussionLimit: 100,
  defaultCreateDiscussionACInitValue: 10,
  defaultCreateCommentACInitValue: 10,
  defaultCreateGroupDailyLimit: 2,
  defaultCreateGroupLimit: 5,
  defaultCreateGroupACInitValue: 20,
  sessionMaximumDays: 30,
  // The accounts at other judges are no part of this page.
} as unknown as Switches;

const website = {
  name: 'Judge of the school',
  shortName: 'Judge',
  description: '',
  baseUrl: 'https://judge.example',
  recordName: null,
  recordUrl: null,
  projectName: null,
  projectUrl: null,
  contactEmail: null,
  register: true,
  blockedEmailDomains: ['spam.example'],
} as unknown as WebsiteSettings;

/** The selectors of the fields that a rendered form wants to focus from now on. */
function recordFocus(): string[] {
  const focused: string[] = [];
  const querySelector = (selector: string) => {
    focused.push(selector);
    return null;
  };
  vi.stubGlobal('document', { querySelector });
  onTestFinished(() => void vi.unstubAllGlobals());
  return focused;
}

beforeEach(hideShownToast);
afterEach(hideShownToast);

const savedAs = async (text: string) => {
  await expect.poll(() => shownToast()?.text).toBe(text);
};
const clientWithConfig = () => {
  const client = new QueryClient();
  client.setQueryData(websiteConfigQuery.queryKey, {} as never);
  return {
    client,
    isOutdated: () => client.getQueryState(websiteConfigQuery.queryKey)?.isInvalidated,
  };
};

describe('the mail settings', () => {
  it('send a typed password once', async () => {
    const calls = recordCalls();
    const { form, saving } = renderHook(() => useMailSettingsForm(mail));
    form.setFieldValue('password', 'secret');
    saving.onSubmit();
    await savedAs(mailSettingsMessages['en-US'].saveDone);
    expect(calls[0]).toMatchObject({
      name: 'PUT /api/admin/config/set-email-config',
      body: { emailHost: 'smtp.example.org', emailPort: 587, emailPassword: 'secret' },
    });
    expect(form.getValues().password).toBe('');
    expect(form.isDirty()).toBe(false);
  });

  it.each(locales)('refuse a port that does not exist, in %s', (locale) => {
    const calls = recordCalls();
    const { form, saving } = renderHook(() => useMailSettingsForm(mail), { locale });
    recordFocus();
    form.setFieldValue('port', '70000');
    saving.onSubmit();
    expect(calls).toEqual([]);
    expect(form.validate()).toMatchObject({
      errors: { port: mailSettingsMessages[locale].portRange },
    });
  });
});

describe('the switches', () => {
  it('send only what changed since the last save', async () => {
    const calls = recordCalls();
    const { client, isOutdated } = clientWithConfig();
    const { form, saving } = renderHook(() => useSwitchesForm(switches), { client });
    form.setValues({ openPublicJudge: false, defaultSubmitInterval: '7' });
    saving.onSubmit();
    await savedAs(switchMessages['en-US'].saved);
    expect(calls.map(({ body }) => body)).toEqual([{ openPublicJudge: false, defaultSubmitInterval: 7 }]);
    expect(isOutdated()).toBe(true);
    hideShownToast();
    form.setFieldValue('openGroupJudge', false);
    saving.onSubmit();
    await savedAs(switchMessages['en-US'].saved);
    expect(calls[1]?.body).toEqual({ openGroupJudge: false });
  });

  it.each(locales)('name the range of each wrong number, and focus the first one, in %s', (locale) => {
    const calls = recordCalls();
    const { form, saving } = renderHook(() => useSwitchesForm(switches), { locale });
    const focused = recordFocus();
    form.setValues({ defaultCreateGroupLimit: -1, defaultCreateDiscussionLimit: '' });
    saving.onSubmit();
    expect(calls).toEqual([]);
    expect(focused).toEqual([expect.stringContaining('defaultCreateDiscussionLimit')]);
    const { range } = switchMessages[locale];
    expect(form.validate()).toMatchObject({
      errors: {
        defaultCreateDiscussionLimit: range(...rangeOf('defaultCreateDiscussionLimit')),
        defaultCreateGroupLimit: range(...rangeOf('defaultCreateGroupLimit')),
      },
    });
  });
});

describe('the website settings', () => {
  it('show what the server made of them', async () => {
    const calls = recordCalls(({ name }) => ({
      data: name.startsWith('GET') ? { ...website, shortName: 'The default name' } : null,
    }));
    const { client, isOutdated } = clientWithConfig();
    const { form, saving } = renderHook(() => useWebsiteForm(website), { client });
    form.setValues({ shortName: ' ', blockedDomains: 'spam.example\n@Junk.example' });
    saving.onSubmit();
    await savedAs(websiteMessages['en-US'].saved);
    expect(calls.map(({ name }) => name)).toEqual([
      'PUT /api/admin/config/website',
      'GET /api/admin/config/website',
    ]);
    expect(calls[0]?.body).toEqual({
      shortName: 'None',
      blockedEmailDomains: ['spam.example', 'junk.example'],
    });
    expect(form.getValues()).toMatchObject({
      shortName: 'The default name',
      blockedDomains: 'spam.example',
    });
    expect(form.isDirty()).toBe(false);
    expect(isOutdated()).toBe(true);
  });

  it.each(locales)('say what is wrong with each field, and focus the first one, in %s', (locale) => {
    const calls = recordCalls();
    const { form, saving } = renderHook(() => useWebsiteForm(website), { locale });
    const focused = recordFocus();
    form.setValues({ contactEmail: 'root', blockedDomains: 'not a domain!', baseUrl: 'judge' });
    saving.onSubmit();
    expect(calls).toEqual([]);
    expect(focused).toEqual([expect.stringContaining('baseUrl')]);
    const { problems } = websiteMessages[locale];
    expect(form.validate()).toMatchObject({
      errors: {
        baseUrl: problems.webAddress,
        blockedDomains: problems.domain,
        contactEmail: problems.email,
      },
    });
  });
});
