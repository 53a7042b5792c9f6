import { Button, Textarea } from '@mantine/core';
import { commentLimits } from '@touchstone/contract/community-limits';
import { refuseCommentText } from '@touchstone/rules/community/comment-form';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { ApiError } from '../../../lib/api/index.ts';
import { isComposingKey } from '../../../lib/composing-key.ts';
import { useMessages } from '../../../lib/messages.ts';
import { requireLogin } from '../../../lib/require-login.ts';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import type { CommentSource } from '../comment-source.ts';
import { BoxToolbar } from './box-toolbar.tsx';
import type { BoxKey } from './box-keys.ts';
import { MentionMenu } from './mention-menu.tsx';
import { loadCommands, useBox } from './use-box.ts';
import classes from './writing.module.css';
import { writingMessages } from './writing-messages.ts';

interface CommentBoxProps {
  label: string;
  placeholder: string;
  submitLabel: string;
  /** The draft is stored under this name. */
  draftKey: string;
  /** Whose readers can be mentioned; undefined: no mentions. */
  mentionSource: CommentSource | undefined;
  /** Rejects if the server refuses, and resolves to false if it was not sent; the text then stays. */
  onSubmit: (content: string) => Promise<unknown>;
  onCancel?: () => void;
  isFocused?: boolean;
  /** Why the user cannot write here. The field keeps its size and shows the reason below. */
  closedReason?: string | undefined;
  /** Above the field: what the comment is about. */
  about?: ReactNode;
  /** Texts that a button inserts at the caret. */
  templates?: { label: string; entries: readonly { name: string; text: string }[] };
}

const { contentMaximum } = commentLimits;
/** The length from which the remaining room is shown. */
const nearMaximum = contentMaximum * 0.9;

const keyOf = ({ key, ctrlKey, metaKey, shiftKey, altKey, nativeEvent }: KeyboardEvent): BoxKey => ({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  isComposing: isComposingKey(nativeEvent),
});

/** A field for a comment, a reply or an answer: tools, emojis, mentions, preview, and a draft that survives a reload. */
export function CommentBox(props: CommentBoxProps) {
  const { label, draftKey, mentionSource, closedReason, onCancel } = props;
  const isClosed = closedReason !== undefined;
  const m = useMessages(writingMessages);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isPreviewed, setPreviewed] = useState(false);
  const sending = useSending(props.onSubmit);
  const submit = () => void sending.send(box.text, () => box.setText(''));
  const box = useBox(field, {
    draftKey,
    mentionSource,
    isFocused: props.isFocused ?? false,
    onSubmit: submit,
    onCancel,
  });
  const write = (text: string) => {
    box.setText(text);
    sending.clear();
  };
  return (
    <div className={classes['box']} data-invalid={sending.refusal !== undefined || undefined}>
      {props.about}
      {props.templates !== undefined && <Templates {...props.templates} onInsert={box.insert} />}
      <BoxToolbar
        label={label}
        isHidden={isPreviewed || isClosed}
        hasMentions={mentionSource !== undefined}
        onChange={(name) => void box.change(name)}
        onInsert={box.insert}
      >
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-pressed={isPreviewed}
          disabled={isClosed}
          onClick={() => setPreviewed(!isPreviewed)}
        >
          {isPreviewed ? m.edit : m.preview}
        </Button>
      </BoxToolbar>
      <div className={classes['writing']}>
        {/* Stays mounted below the preview: it keeps its height, its selection and its undo history. */}
        <Textarea
          ref={field}
          aria-label={label}
          placeholder={props.placeholder}
          autosize
          minRows={3}
          maxRows={14}
          value={box.text}
          disabled={isClosed}
          error={sending.refusal !== undefined}
          aria-hidden={isPreviewed || undefined}
          tabIndex={isPreviewed ? -1 : 0}
          aria-autocomplete="list"
          aria-controls={box.names.isOpen ? box.names.listId : undefined}
          aria-activedescendant={box.names.isOpen ? box.names.entryId(box.names.index) : undefined}
          classNames={{ input: classes['field'] ?? '' }}
          onFocus={() => void loadCommands()}
          onChange={(event) => {
            write(event.currentTarget.value);
            box.follow(event);
          }}
          onSelect={box.follow}
          onKeyDown={(event) => {
            if (!box.press(keyOf(event))) return;
            event.preventDefault();
            event.stopPropagation();
          }}
        />
        {isPreviewed && (
          <section className={classes['preview']} aria-label={m.previewOf}>
            {box.text.trim() === '' ? <p>{m.previewEmpty}</p> : <Markdown isShort>{box.text}</Markdown>}
          </section>
        )}
        <MentionMenu names={box.names} onChoose={box.chooseName} />
      </div>
      <div className={classes['foot']}>
        <BoxNote refusal={closedReason ?? sending.refusal} length={box.text.length} />
        {onCancel !== undefined && (
          <Button variant="default" size="compact-md" onClick={onCancel}>
            {m.cancel}
          </Button>
        )}
        <Button size="compact-md" loading={sending.isSending} disabled={isClosed} onClick={submit}>
          {props.submitLabel}
        </Button>
      </div>
    </div>
  );
}

function Templates({
  label,
  entries,
  onInsert,
}: NonNullable<CommentBoxProps['templates']> & { onInsert: (text: string) => void }) {
  return (
    <div className={classes['templates']} role="group" aria-label={label}>
      {entries.map(({ name, text }) => (
        <Button key={name} variant="default" size="compact-sm" onClick={() => onInsert(text)}>
          {name}
        </Button>
      ))}
    </div>
  );
}

function BoxNote({ refusal, length }: { refusal: string | undefined; length: number }) {
  const m = useMessages(writingMessages);
  return (
    <p className={classes['note']} data-refused={refusal !== undefined || undefined} role="status">
      {refusal ?? (length > nearMaximum ? m.length(length, contentMaximum) : m.hint)}
    </p>
  );
}

/** Checks the text and sends it. The reason of a refusal stays below the field until the text changes. */
function useSending(onSubmit: (content: string) => Promise<unknown>) {
  const m = useMessages(writingMessages);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const send = async (text: string, onSent: () => void) => {
    if (isSending || !requireLogin()) return;
    const problem = refuseCommentText(text);
    if (problem !== undefined) {
      setRefusal(problem === 'empty' ? m.empty : m.long(contentMaximum));
      return;
    }
    setSending(true);
    setRefusal(undefined);
    try {
      if ((await onSubmit(text)) !== false) onSent();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(textOfApiError(error));
    } finally {
      setSending(false);
    }
  };
  return { isSending, refusal, send, clear: () => setRefusal(undefined) };
}
