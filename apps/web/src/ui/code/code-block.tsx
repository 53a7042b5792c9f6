import { lazy, Suspense, type CSSProperties, type ReactNode } from 'react';
import classes from './code-block.module.css';
import { CopyButton } from '../copy-button.tsx';

const HighlightedLines = lazy(async () => ({
  default: (await import('./highlighted-lines.tsx')).HighlightedLines,
}));

export type CodeBlockTone = 'good' | 'ink' | 'gold' | 'bad' | 'warn' | 'info';

interface CodeBlockProps {
  code: string;
  /** A grammar or a submission language; without one the text stays plain. */
  language?: string | undefined;
  /** The colour of the left border. */
  tone?: CodeBlockTone;
  label?: ReactNode;
}

export function CodeBlock({ code, language = '', tone = 'good', label }: CodeBlockProps) {
  return (
    <figure className={classes['root']} style={{ '--code-edge': `var(--color-${tone})` } as CSSProperties}>
      <figcaption className={classes['head']}>
        <span className={classes['label']}>{label ?? language}</span>
        <CopyButton text={code} />
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, also by keyboard */}
      <pre className={classes['code']} tabIndex={0}>
        <code>
          <Suspense fallback={code}>
            <HighlightedLines code={code} language={language} />
          </Suspense>
        </code>
      </pre>
    </figure>
  );
}
