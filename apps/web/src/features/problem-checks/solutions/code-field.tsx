import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { defaultEditorSettings } from '../../../ui/code-editor/editor-settings.ts';
import { solutionMessages } from './solution-messages.ts';
import classes from './solutions.module.css';

const CodeEditor = lazy(async () => ({
  default: (await import('../../../ui/code-editor/code-editor.tsx')).CodeEditor,
}));

const settings = { ...defaultEditorSettings, fontSize: 14 };

interface CodeFieldProps {
  /** The initial text. */
  initial: string;
  language: string;
  error: ReactNode;
  onChange: (code: string) => void;
}

export function CodeField({ initial, language, error, onChange }: CodeFieldProps) {
  const m = useMessages(solutionMessages);
  const [content] = useState({ text: initial });
  return (
    <div>
      <span className={classes['label']}>{m.code}</span>
      <div className={classes['editor']} data-error={error != null || undefined}>
        <Suspense fallback={<Skeleton height="100%" radius={0} aria-label={m.loadingEditor} />}>
          <CodeEditor
            content={content}
            onChange={onChange}
            language={language}
            settings={settings}
            label={m.code}
            hint={m.codeHint}
          />
        </Suspense>
      </div>
      {error != null && (
        <p className={classes['error']} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
