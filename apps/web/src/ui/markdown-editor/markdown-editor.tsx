import { lazy, Suspense } from 'react';
import { EditorPlaceholder } from './editor-placeholder.tsx';
import classes from './markdown-editor.module.css';
import type { MarkdownEditorProps } from './markdown-editor-props.ts';

export type { UploadFile, UploadedFile } from './use-uploads.ts';

const Body = lazy(async () => ({ default: (await import('./markdown-editor-body.tsx')).MarkdownEditorBody }));

/** A Markdown editor with buttons, keys and uploads. Its script loads on demand, behind a placeholder. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  return (
    <Suspense
      fallback={
        <div className={classes['waiting']}>
          <EditorPlaceholder text={props.content.text} size={props.size ?? 'tall'} />
        </div>
      }
    >
      <Body {...props} />
    </Suspense>
  );
}
