import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { editorVariables } from '../code-editor/editor-themes.ts';
import { styleNonce } from '../theme/style-nonce.ts';
import {
  createMarkdownEditor,
  type MarkdownConfiguration,
  type MarkdownEditorHandle,
} from './create-markdown-editor.ts';
import { EditorPlaceholder } from './editor-placeholder.tsx';
import { markdownEditorMessages } from './markdown-editor-messages.ts';
import classes from './markdown-editor.module.css';
import type { MarkdownEditorProps } from './markdown-editor-props.ts';
import { MarkdownToolbar } from './markdown-toolbar.tsx';
import { UploadFailures } from './upload-failures.tsx';
import { useUploads } from './use-uploads.ts';

const variables = {
  ...editorVariables('site'),
  '--editor-font': 'var(--font-code)',
  '--editor-font-size': '14px',
} as CSSProperties;

type Uploads = ReturnType<typeof useUploads>;

interface EditorParts {
  props: MarkdownEditorProps;
  configuration: MarkdownConfiguration;
  uploads: Uploads;
}

function useMarkdownEditor(parts: EditorParts) {
  const parent = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<MarkdownEditorHandle>();
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  useEffect(() => {
    if (parent.current === null) return undefined;
    const { props, configuration } = latest.current;
    const made = createMarkdownEditor({
      parent: parent.current,
      nonce: styleNonce,
      text: props.content.text,
      configuration,
      onChange: (text) => latest.current.props.onChange(text),
      onBlur: () => latest.current.props.onBlur?.(),
      onFiles: (files, position) => latest.current.uploads.take(made.view, files, position),
    });
    setEditor(made);
    return () => made.view.destroy();
  }, []);
  const { content } = parts.props;
  useEffect(() => editor?.setText(content.text), [editor, content]);
  useEffect(() => editor?.configure(parts.configuration), [editor, parts.configuration]);
  return { parent, editor };
}

export function MarkdownEditorBody(props: MarkdownEditorProps) {
  const { label, size = 'tall', isInvalid = false, describedBy, placeholder = '', onUpload } = props;
  const m = useMessages(markdownEditorMessages);
  const locale = useLocale();
  const uploads = useUploads(onUpload);
  const configuration = { label, hint: m.keyboard, placeholder, locale, isInvalid, describedBy };
  const { parent, editor } = useMarkdownEditor({ props, configuration, uploads });
  const takeFiles = (files: File[]) => {
    if (editor !== undefined) uploads.take(editor.view, files, editor.view.state.selection.main.to);
  };
  return (
    <div className={classes['root']} data-invalid={isInvalid || undefined}>
      <MarkdownToolbar
        label={label}
        onChange={(name) => editor?.change(name)}
        onFiles={onUpload === undefined ? undefined : takeFiles}
      />
      {editor === undefined && <EditorPlaceholder text={props.content.text} size={size} />}
      <div
        ref={parent}
        className={classes['text']}
        data-size={size}
        data-unmade={editor === undefined || undefined}
        style={variables}
      />
      <UploadFailures failures={uploads.failures} onDismiss={uploads.dismiss} />
    </div>
  );
}
