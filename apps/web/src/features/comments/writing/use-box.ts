import { useEffect, useState, type RefObject } from 'react';
import { useSession } from '../../../lib/session.ts';
import type { ChangeName } from '../../../ui/markdown-editor/markdown-commands.ts';
import type { SelectedText } from '../../../ui/markdown-editor/change-text.ts';
import { actionOfKey, type BoxKey } from './box-keys.ts';
import { loadDraft, storeDraft } from './drafts.ts';
import { editField } from './edit-field.ts';

/** The script of the commands; loaded when the user begins to write. */
export const loadCommands = () => import('../../../ui/markdown-editor/change-text.ts');

interface BoxOptions {
  draftKey: string;
  /** Takes the focus when it appears. */
  isFocused: boolean;
  onSubmit: () => void;
  onCancel: (() => void) | undefined;
}

const selectedIn = (field: HTMLTextAreaElement): SelectedText => ({
  text: field.value,
  from: field.selectionStart,
  to: field.selectionEnd,
});

/** The text of a box with its draft, its tools and its keys. */
export function useBox(
  field: RefObject<HTMLTextAreaElement | null>,
  { draftKey, isFocused, onSubmit, onCancel }: BoxOptions,
) {
  const { user } = useSession();
  const key = `${draftKey}:${user?.uid ?? 'guest'}`;
  const [text, setStoredText] = useState(() => loadDraft(key));

  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [field, isFocused]);

  const setText = (next: string) => {
    setStoredText(next);
    storeDraft(key, next);
  };
  const edit = (edited: SelectedText) => {
    if (field.current === null) return;
    editField(field.current, edited);
  };
  const actions = {
    submit: onSubmit,
    cancel: onCancel,
  };
  return {
    text,
    setText,
    change: async (name: ChangeName) => {
      const { changeText } = await loadCommands();
      if (field.current !== null) edit(changeText(name, selectedIn(field.current)));
    },
    insert: (inserted: string) => {
      if (field.current === null) return;
      const { text: whole, from, to } = selectedIn(field.current);
      const end = from + inserted.length;
      edit({ text: whole.slice(0, from) + inserted + whole.slice(to), from: end, to: end });
    },
    /** Returns whether the key did something; the field then does not handle it. */
    press: (event: BoxKey): boolean => {
      const action = actionOfKey(event, false);
      const act = action === 'submit' || action === 'cancel' ? actions[action] : undefined;
      act?.();
      return act !== undefined;
    },
  };
}
