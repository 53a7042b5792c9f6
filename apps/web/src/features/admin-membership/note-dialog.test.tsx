import { expect, it } from 'vitest';
import { formDialogMessages } from '../../ui/form-dialog/form-dialog.tsx';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { frameMessages } from './frame-messages.ts';
import { NoteForm } from './note-dialog.tsx';

const m = frameMessages['en-US'];
const texts = {
  title: 'Refund?',
  noteLabel: 'Reason',
  noteHint: 'The user does not see it.',
  confirmLabel: 'Refund',
  done: 'Refunded',
  isNoteRequired: true,
  act: () => Promise.resolve(),
  onClose: () => undefined,
};

it('says what will happen before the step', () => {
  const shown = renderMarkup(
    <NoteForm {...texts} tone="danger">
      The days are taken back.
    </NoteForm>,
  );
  expect(shown.all('status').map(({ text }) => text)).toEqual(['The days are taken back.']);
  expect(shown.names('textbox')).toEqual(['Reason']);
  expect(shown.names('button')).toEqual([formDialogMessages['en-US'].cancel, 'Refund']);
  expect(shown.text).not.toContain(m.noteRequired);
});
