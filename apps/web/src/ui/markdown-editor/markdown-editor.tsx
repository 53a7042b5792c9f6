import { lazy, Suspense } from 'react';
import classes from './markdown-editor.module.css';
import type { UploadFile } from './use-uploads.ts';

export type { UploadFile, UploadedFile } from './use-uploads.ts';

export interface MarkdownEditorProps {
  /** What the editor holds at first; a new object replaces it. Typing does not come back through here. */
  content: { readonly text: string };
  onChange: (text: string) => void;
  onBlur?: () => void;
  /** What screen readers call it. */
  label: string;
  placeholder?: string;
  size?: 'tall' | 'short';
  isInvalid?: boolean;
  describedBy?: string | undefined;
  /** Keeps a file that was pasted, dropped or chosen. Without it no files are taken. */
  onUpload?: UploadFile | undefined;
}

const Body = lazy(async () => ({ default: (await import('./markdown-editor-body.tsx')).MarkdownEditorBody }));

/** A text in Markdown, with buttons, keys and uploads. Its script comes on demand; its place is held free. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  return (
    <Suspense fallback={<div className={classes['waiting']} data-size={props.size ?? 'tall'} />}>
      <Body {...props} />
    </Suspense>
  );
}
