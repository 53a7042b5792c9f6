import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/index.ts';
import { hideShownToast, shownToast } from '../../../lib/testing/shown-toast.tsx';
import { formDialogMessages } from '../../../ui/form-dialog/form-dialog.tsx';
import { renderHook } from '../../../ui/testing/render-hook.tsx';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { AccountForm, useAccountSave } from './account-dialog.tsx';
import { accountMessages } from './account-messages.ts';

const m = accountMessages['en-US'];
const nothing = () => undefined;

beforeEach(hideShownToast);
afterEach(hideShownToast);

describe('a save of a remote account', () => {
  const open = (save: (name: string) => Promise<unknown>) => {
    const onClose = vi.fn<() => void>();
    const client = new QueryClient();
    const done = (name: string) => `Added ${name}`;
    const saving = renderHook(() => useAccountSave({ save, done, onClose }), { client });
    return {
      saving,
      onClose,
      states: () =>
        client
          .getMutationCache()
          .getAll()
          .map(({ state }) => state.status),
    };
  };

  it('closes the dialog and names the account', async () => {
    const { saving, onClose } = open(() => Promise.resolve(null));
    saving.mutate('ann');
    await expect.poll(() => shownToast()?.text).toBe('Added ann');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('that is refused keeps the dialog with what was typed', async () => {
    const { saving, onClose, states } = open(() => Promise.reject(new Error('refused')));
    saving.mutate('ann');
    await expect.poll(states).toEqual(['error']);
    expect(onClose).not.toHaveBeenCalled();
    expect(shownToast()).toBeUndefined();
  });
});

describe('the form of a remote account', () => {
  const show = (failure: Error | null, isBusy = false) =>
    renderMarkup(
      <AccountForm
        failure={failure}
        isBusy={isBusy}
        submitLabel={m.save}
        onSubmit={nothing}
        onClose={nothing}
      >
        <i />
      </AccountForm>,
    );

  it('shows why the server refused, and nothing for a defect', () => {
    const refusal = new ApiError({
      kind: 'business',
      message: 'Taken',
      isAdminCall: true,
      toastsError: false,
    });
    expect(show(refusal).text).toContain('Taken');
    expect(show(new TypeError('x of undefined')).text).not.toContain('undefined');
  });

  it('can be left while it is saved', () => {
    expect(show(null, true).get('button', formDialogMessages['en-US'].cancel).isDisabled).toBe(false);
  });
});
