import { useForm } from '@mantine/form';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hideShownToast, shownToast } from '../../lib/testing/shown-toast.tsx';
import { renderHook } from '../testing/render-hook.tsx';
import { useSettingsSave } from './use-settings-save.ts';

interface Values {
  host: string;
  port: number;
  password: string;
}

const stored: Values = { host: 'mail.example.org', port: 25, password: '' };
const keys = [['admin', 'mail'], ['site']] as const;

interface Setup {
  save?: (values: Values) => Promise<unknown>;
  valuesAfter?: (values: Values) => Values;
}

function openForm({ save = () => Promise.resolve(null), valuesAfter }: Setup = {}) {
  const client = new QueryClient();
  for (const key of [...keys, ['other']]) client.setQueryData(key, 'loaded');
  const { form, saving } = renderHook(
    () => {
      const opened = useForm<Values>({
        initialValues: stored,
        validate: {
          host: (host) => (host === '' ? 'required' : null),
          port: (port) => (port > 0 ? null : 'range'),
        },
      });
      return {
        form: opened,
        saving: useSettingsSave(opened, {
          save,
          saved: 'Saved.',
          outdated: keys,
          checkedNames: ['host', 'port'],
          ...(valuesAfter !== undefined && { valuesAfter }),
        }),
      };
    },
    { client },
  );
  const isOutdated = (key: readonly string[]) => client.getQueryState(key)?.isInvalidated;
  const saves = client.getMutationCache();
  /** Ends when the save is over, whether it failed or not. */
  const submit = async () => {
    saving.onSubmit();
    await expect.poll(() => saves.getAll().every(({ state }) => state.status !== 'pending')).toBe(true);
  };
  return { form, saving, submit, isOutdated, saves };
}

beforeEach(hideShownToast);
afterEach(() => {
  hideShownToast();
  vi.unstubAllGlobals();
});

describe('a successful save', () => {
  it('sends the values, says so and makes the given queries outdated, no others', async () => {
    const sent: Values[] = [];
    const { form, submit, isOutdated } = openForm({
      save: (values) => Promise.resolve(sent.push(values)),
    });
    form.setFieldValue('port', 465);
    await submit();
    expect(sent).toEqual([{ ...stored, port: 465 }]);
    expect(shownToast()).toMatchObject({ kind: 'success', text: 'Saved.' });
    expect([...keys, ['other']].map(isOutdated)).toEqual([true, true, false]);
  });

  it('makes the saved values the ones that a discard returns to', async () => {
    const { form, saving, submit } = openForm();
    form.setFieldValue('port', 465);
    expect(form.isDirty()).toBe(true);
    await submit();
    expect(form.isDirty()).toBe(false);
    form.setFieldValue('port', 587);
    expect(form.isDirty()).toBe(true);
    saving.onDiscard();
    expect(form.getValues().port).toBe(465);
    expect(form.isDirty()).toBe(false);
  });

  it('keeps what was typed while it ran as an unsaved change', async () => {
    const answer = Promise.withResolvers<null>();
    const { form, saving, submit } = openForm({ save: () => answer.promise });
    form.setFieldValue('port', 465);
    saving.onSubmit();
    form.setFieldValue('host', 'smtp.example.org');
    answer.resolve(null);
    await expect.poll(() => shownToast()?.text).toBe('Saved.');
    expect(form.getValues()).toEqual({ ...stored, host: 'smtp.example.org', port: 465 });
    expect(form.getInitialValues()).toEqual({ ...stored, port: 465 });
    expect(form.isDirty()).toBe(true);
    await submit();
    expect(form.isDirty()).toBe(false);
  });

  it('removes a secret from the field, and a discard does not bring it back', async () => {
    const { form, saving, submit } = openForm({
      valuesAfter: (values) => ({ ...values, password: '' }),
    });
    form.setFieldValue('password', 'top secret');
    form.setFieldValue('port', 465);
    await submit();
    expect(form.getValues()).toEqual({ ...stored, port: 465 });
    expect(form.isDirty()).toBe(false);
    saving.onDiscard();
    expect(form.getValues()).toEqual({ ...stored, port: 465 });
  });
});

describe('a failed save', () => {
  it('keeps the typed values as unsaved changes and loads nothing again', async () => {
    const { form, submit, isOutdated, saves } = openForm({
      save: () => Promise.reject(new Error('offline')),
      valuesAfter: (values) => ({ ...values, password: '' }),
    });
    form.setFieldValue('password', 'top secret');
    await submit();
    expect(saves.getAll().map(({ state }) => state.error?.message)).toEqual(['offline']);
    expect(form.getValues().password).toBe('top secret');
    expect(form.isDirty()).toBe(true);
    expect(shownToast()).toBeUndefined();
    expect(keys.map(isOutdated)).toEqual([false, false]);
  });
});

describe('invalid values', () => {
  it('are not sent, and the first invalid field gets the focus', async () => {
    const save = vi.fn<() => Promise<null>>().mockResolvedValue(null);
    const { form, submit } = openForm({ save });
    const asked: string[] = [];
    const querySelector = (selector: string) => {
      asked.push(selector);
      return null;
    };
    vi.stubGlobal('document', { querySelector });
    form.setValues({ host: '', port: 0 });
    await submit();
    expect(save).not.toHaveBeenCalled();
    expect(asked).toEqual([expect.stringContaining('host')]);
    form.setFieldValue('host', 'mail.example.org');
    await submit();
    expect(asked.at(-1)).toContain('port');
    form.setFieldValue('port', 25);
    await submit();
    expect(save).toHaveBeenCalledOnce();
  });
});
