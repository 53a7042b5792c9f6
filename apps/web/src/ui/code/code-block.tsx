import { lazy, Suspense, type CSSProperties, type ReactNode } from 'react';
import classes from './code-block.module.css';
import { CopyButton } from '../copy-button.tsx';
import type { HighlightedLines } from './highlighted-lines.tsx';

const loadLines = async () => ({ default: (await import('./highlighted-lines.tsx')).HighlightedLines });
let Lines: typeof HighlightedLines | undefined;

const LazyLines = lazy(loadLines);

/** For server-side rendering, where a text must be complete when it is rendered. */
export async function warmHighlighter(): Promise<void> {
  Lines = (await loadLines()).default;
}

export type CodeBlockTone = 'good' | 'ink' | 'gold' | 'bad' | 'warn' | 'info';

interface CodeBlockProps {
  code: string;
  /** A grammar or a submission language; without one the text stays plain. */
  language?: string | undefined;
  /** The colour of the left border. */
  tone?: CodeBlockTone;
  label?: ReactNode;
  /** For programs, which readers discuss by line. */
  hasLineNumbers?: boolean;
  /** For prose: long lines wrap instead of scrolling. */
  wraps?: boolean;
}

export function CodeBlock({
  code,
  language = '',
  tone = 'good',
  label,
  hasLineNumbers = false,
  wraps = false,
}: CodeBlockProps) {
  return (
    <figure className={classes['root']} style={{ '--code-edge': `var(--color-${tone})` } as CSSProperties}>
      <figcaption className={classes['head']}>
        <span className={classes['label']}>{label ?? language}</span>
        <CopyButton text={code} />
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, also by keyboard */}
      <pre className={classes['code']} data-wraps={wraps || undefined} tabIndex={0}>
        {hasLineNumbers && <LineNumbers count={countLines(code)} />}
        <code>
          <ColouredLines code={code} language={language} />
        </code>
      </pre>
    </figure>
  );
}

function ColouredLines({ code, language }: { code: string; language: string }) {
  if (Lines !== undefined) return <Lines code={code} language={language} />;
  return (
    <Suspense fallback={code}>
      <LazyLines code={code} language={language} />
    </Suspense>
  );
}

/** A trailing line break starts no further line. */
const countLines = (code: string): number => code.replace(/\r?\n$/, '').split('\n').length;

/** Beside the code, not inside it: selecting and copying takes only the code. */
function LineNumbers({ count }: { count: number }) {
  return (
    <span className={classes['numbers']} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index + 1).join('\n')}
    </span>
  );
}
