import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/index.ts';
import { hideShownToast, shownToast } from '../../lib/testing/shown-toast.tsx';
import { formDialogMessages } from '../form-dialog/form-dialog.tsx';
import { renderHook } from '../testing/render-hook.tsx';
import { renderMarkup } from '../testing/render-markup.tsx';
import { ReasonForm } from './reason-dialog.tsx';
import { placeErrors, useReason, type ReasonStep } from './use-reason.ts';

const texts = { label: 'Reason', submitLabel: 'Ban', done: 'Banned', maximumLength: 100 };
const step = { ...texts, act: () => Promise.resolve(), onClose: () => undefined };

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the form for a reason in %s', (locale) => {
  const m = formDialogMessages[locale];

  it('shows what will happen, the field with the focus, its counter and two buttons', () => {
    const shown = renderMarkup(
      <ReasonForm {...step} hint="The owner sees it." emptyText="Write why." initialReason="spam">
        <p>The group is closed.</p>
      </ReasonForm>,
      { locale },
    );
    const [field] = shown.all('textbox');
    expect(field?.attribute('data-autofocus')).toBeDefined();
    expect(field?.attribute('maxlength')).toBe('100');
    expect(field?.attribute('required')).toBeDefined();
    expect(shown.text).toContain('The group is closed.');
    expect(shown.text).toContain('The owner sees it. 4 / 100');
    expect(shown.text).not.toContain('Write why.');
    expect(shown.names('button')).toEqual([m.cancel, 'Ban']);
  });
});

it('asks for no optional reason', () => {
  const shown = renderMarkup(<ReasonForm {...step} />);
  expect(shown.all('textbox')[0]?.attribute('required')).toBeUndefined();
  expect(shown.text).toContain('0 / 100');
});

const refusal = new ApiError({
  kind: 'business',
  message: 'Too long.',
  envelopeStatus: 400,
  code: 'groupBanReason',
  isAdminCall: true,
  toastsError: false,
});

function openReason(changes: Partial<ReasonStep>) {
  const client = new QueryClient();
  const calls: string[] = [];
  const state = renderHook(
    () =>
      useReason({
        done: 'Banned',
        act: (reason) => Promise.resolve(calls.push(`act ${reason}`)),
        refresh: () => Promise.resolve(calls.push('refresh')),
        onClose: () => calls.push('close'),
        ...changes,
      }),
    { client },
  );
  const submit = async () => {
    state.submit();
    await expect
      .poll(() => client.getMutationCache().getAll())
      .toSatisfy((all: { state: { status: string } }[]) =>
        all.every((one) => one.state.status !== 'pending'),
      );
  };
  return { state, submit, calls };
}

describe('sending a reason', () => {
  beforeEach(hideShownToast);
  afterEach(hideShownToast);

  it('trims it, says that it is done, closes and loads the list again', async () => {
    const { submit, calls } = openReason({ initialReason: '  spam ', emptyText: 'Write why.' });
    await submit();
    expect(calls).toEqual(['act spam', 'close', 'refresh']);
    expect(shownToast()).toMatchObject({ kind: 'success', text: 'Banned' });
  });

  it('sends an empty one if it is optional', async () => {
    const { submit, calls } = openReason({});
    await submit();
    expect(calls).toContain('act ');
  });

  it('does not send an empty one that is required, and focuses the field', async () => {
    const { state, submit, calls } = openReason({ initialReason: ' \n', emptyText: 'Write why.' });
    const focus = vi.fn<() => void>();
    Object.assign(state.field, { current: { focus } });
    await submit();
    expect(calls).toEqual([]);
    expect(focus).toHaveBeenCalledOnce();
  });

  it('stays open after a refusal and loads the list again', async () => {
    const { submit, calls } = openReason({ act: () => Promise.reject(refusal) });
    await submit();
    expect(calls).toEqual(['refresh']);
    expect(shownToast()).toBeUndefined();
  });
});

it.each([
  ['nothing', undefined, {}, {}],
  ['a missing reason', 'Write why.', {}, { error: 'Write why.' }],
  ['a refusal of the reason', undefined, { reason: 'Too long.' }, { error: 'Too long.' }],
  ['a refusal of the step', undefined, { refusal: 'Gone.' }, { refusal: 'Gone.' }],
])('shows %s in its place', (_name, lacking, refused: { reason?: string; refusal?: string }, shown) => {
  const errors = { errorOf: () => refused.reason, refusal: refused.refusal };
  expect(placeErrors(lacking, errors)).toEqual({ error: undefined, refusal: undefined, ...shown });
});
