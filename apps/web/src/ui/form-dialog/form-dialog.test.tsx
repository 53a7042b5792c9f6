import type { FormEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { renderHook } from '../testing/render-hook.tsx';
import { renderMarkup } from '../testing/render-markup.tsx';
import { DialogForm, formDialogMessages } from './form-dialog.tsx';

const m = formDialogMessages['en-US'];
const ignore = () => undefined;
const show = (changes: { refusal?: string; isDisabled?: boolean } = {}) =>
  renderMarkup(
    <DialogForm submitLabel="Save" isBusy={false} onSubmit={ignore} onClose={ignore} {...changes}>
      <p>Fields</p>
    </DialogForm>,
  );

it('has fields and two buttons', () => {
  const shown = show();
  expect(shown.text).toContain('Fields');
  expect(shown.names('button')).toEqual([m.cancel, 'Save']);
  expect(shown.all('alert')).toEqual([]);
});

it('announces a refusal', () => {
  expect(show({ refusal: 'Gone.' }).all('alert')[0]?.text).toBe('Gone.');
});

it('does not send while it is disabled', () => {
  const shown = show({ isDisabled: true });
  expect(shown.get('button', 'Save').isDisabled).toBe(true);
  expect(shown.get('button', m.cancel).isDisabled).toBe(false);
});

it('does not submit a form around the dialog', () => {
  const onSubmit = vi.fn<() => void>();
  const { props } = renderHook(
    () =>
      DialogForm({ submitLabel: 'Save', isBusy: false, onSubmit, onClose: ignore, children: null }) as {
        props: { onSubmit: (event: FormEvent<HTMLFormElement>) => void };
      },
  );
  const event = { preventDefault: vi.fn<() => void>(), stopPropagation: vi.fn<() => void>() };
  props.onSubmit(event as unknown as FormEvent<HTMLFormElement>);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  expect(event.stopPropagation).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledOnce();
});
