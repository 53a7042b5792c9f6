import { Textarea, type TextareaProps } from '@mantine/core';
import { useDeferredValue, useId } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { profileMessages } from './profile-messages.ts';
import classes from './signature-editor.module.css';

interface SignatureEditorProps extends Omit<TextareaProps, 'value'> {
  value: string;
  maximum: number;
}

/** The text with a live preview; the preview may lag behind fast typing. */
export function SignatureEditor({ value, maximum, ...field }: SignatureEditorProps) {
  const m = useMessages(profileMessages);
  const shown = useDeferredValue(value);
  const previewLabel = useId();
  return (
    <div className={classes['root']}>
      <div>
        <Textarea
          {...field}
          value={value}
          label={m.signature}
          autosize
          minRows={8}
          maxRows={20}
          spellCheck={false}
          classNames={{ input: classes['input'] ?? '' }}
        />
        <p className={classes['length']}>{m.length(value.length, maximum)}</p>
      </div>
      <section aria-labelledby={previewLabel}>
        <h3 className={classes['label']} id={previewLabel}>
          {m.preview}
        </h3>
        <div className={classes['preview']}>
          {shown.trim() === '' ? (
            <p className={classes['empty']}>{m.previewEmpty}</p>
          ) : (
            <Markdown>{shown}</Markdown>
          )}
        </div>
      </section>
    </div>
  );
}
