import { SegmentedControl } from '@mantine/core';
import { discussionLimits } from '@touchstone/contract/discussion-limits';
import { lazy, Suspense, useId, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { MarkdownEditor, type UploadFile } from '../../../ui/markdown-editor/markdown-editor.tsx';
import { TextSkeleton } from '../../../ui/skeletons.tsx';
import { FieldLabel } from '../../../ui/field-parts/field-label.tsx';
import { FieldNote } from '../../../ui/field-parts/field-note.tsx';
import classes from './discussion-form.module.css';
import { formMessages } from './form-messages.ts';
import type { DiscussionFormState } from './use-discussion-form.ts';

/** The renderer of Markdown is a large script. */
const Preview = lazy(async () => {
  const { MarkdownPreview, usePausedText } = await import('../../../ui/markdown-editor/markdown-preview.tsx');
  const PausedPreview = ({ text }: { text: string }) => <MarkdownPreview text={usePausedText(text)} />;
  return { default: PausedPreview };
});

interface ContentFieldProps {
  form: DiscussionFormState;
  upload: UploadFile | undefined;
}

/** The editor stays mounted behind the preview, so that its undo history survives. */
export function ContentField({ form, upload }: ContentFieldProps) {
  const m = useMessages(formMessages);
  const note = useId();
  const [view, setView] = useState<'write' | 'preview'>('write');
  const error = form.errorOf('content');
  const { content } = form.values;
  return (
    <div data-field="content">
      <FieldLabel
        isRequired
        aside={
          <SegmentedControl
            size="xs"
            aria-label={m.view}
            value={view}
            data={[
              { value: 'write', label: m.write },
              { value: 'preview', label: m.preview },
            ]}
            onChange={setView}
          />
        }
      >
        {m.contentLabel}
      </FieldLabel>
      <div hidden={view !== 'write'}>
        <MarkdownEditor
          content={form.content}
          label={m.contentLabel}
          placeholder={m.contentPlaceholder}
          isInvalid={error !== undefined}
          describedBy={note}
          onChange={(text) => form.set({ content: text })}
          onBlur={() => form.visit('content')}
          onUpload={upload}
        />
      </div>
      {view === 'preview' && (
        <div className={classes['preview']}>
          {content.trim() === '' ? (
            <p className={classes['empty']}>{m.previewEmpty}</p>
          ) : (
            <Suspense fallback={<TextSkeleton lines={8} />}>
              <Preview text={content} />
            </Suspense>
          )}
        </div>
      )}
      <FieldNote id={note} error={error} hint={m.length(content.length, discussionLimits.contentMaximum)} />
    </div>
  );
}
