import { lazy, Suspense, useMemo } from 'react';
import { defaultEditorSettings } from '../../../ui/code-editor/editor-settings.ts';
import classes from './program-editor.module.css';

const CodeEditor = lazy(async () => ({
  default: (await import('../../../ui/code-editor/code-editor.tsx')).CodeEditor,
}));

const settings = { ...defaultEditorSettings, fontSize: 14 };

interface ProgramEditorProps {
  text: string;
  /** A new version: the text was replaced from outside. */
  version: number | string;
  language: string;
  label: string;
  isInvalid?: boolean;
  height?: number;
  onChange: (text: string) => void;
}

/** A code editor as a form field. */
export function ProgramEditor({
  text,
  version,
  language,
  label,
  isInvalid = false,
  height = 320,
  onChange,
}: ProgramEditorProps) {
  // The editor holds the typed text: `text` is used when the version changes, not with every key press.
  // oxlint-disable-next-line react/exhaustive-deps -- a new text with the same version is what was just typed
  const content = useMemo(() => ({ text }), [version]);
  return (
    <div className={classes['root']} style={{ height }} data-invalid={isInvalid || undefined}>
      <Suspense fallback={null}>
        <CodeEditor
          content={content}
          language={language}
          label={label}
          settings={settings}
          onChange={onChange}
        />
      </Suspense>
    </div>
  );
}
