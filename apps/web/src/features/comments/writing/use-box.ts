import { useEffect, useState, type RefObject } from 'react';
import { useSession } from '../../../lib/session.ts';
import type { ChangeName } from '../../../ui/markdown-editor/markdown-commands.ts';
import type { SelectedText } from '../../../ui/markdown-editor/change-text.ts';
import type { CommentSource } from '../comment-source.ts';
import { actionOfKey, type BoxKey } from './box-keys.ts';
import { loadDraft, storeDraft } from './drafts.ts';
import { editField } from './edit-field.ts';
import { completeMention } from './find-mention.ts';
import { useMentions } from './use-mentions.ts';

/** The script of the commands; loaded when the user begins to write. */
export const loadCommands = () => import('../../../ui/markdown-editor/change-text.ts');

interface BoxOptions {
  draftKey: string;
  mentionSource: CommentSource | undefined;
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
  { draftKey, mentionSource, isFocused, onSubmit, onCancel }: BoxOptions,
) {
  const { user } = useSession();
  const key = `${draftKey}:${user?.uid ?? 'guest'}`;
  const [text, setStoredText] = useState(() => loadDraft(key));
  const [caret, setCaret] = useState(0);
  const names = useMentions(mentionSource, { text, caret });

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
    setCaret(edited.to);
  };
  const chooseName = (username: string) => {
    if (names.mention !== undefined) edit(completeMention(text, caret, names.mention, username));
  };
  const actions = {
    submit: onSubmit,
    next: () => names.move(1),
    previous: () => names.move(-1),
    choose: () => chooseName(names.candidates[names.index]?.username ?? ''),
    dismiss: names.dismiss,
    cancel: onCancel,
  };
  return {
    text,
    setText,
    names,
    chooseName,
    follow: ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
      setCaret(currentTarget.selectionEnd),
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
      const action = actionOfKey(event, names.isOpen);
      const act = action === undefined ? undefined : actions[action];
      act?.();
      return act !== undefined;
    },
  };
}
