import { lazy, Suspense } from 'react';
import { TextSkeleton } from '../skeletons.tsx';

const MarkdownBody = lazy(async () => ({ default: (await import('./markdown-body.tsx')).MarkdownBody }));

interface MarkdownProps {
  children: string;
  /** How many lines to hold free while the renderer loads. */
  expectedLines?: number;
}

/** Renders authors' text: sanitised always, with formulas, tables, coloured code and PDF cards. */
export function Markdown({ children, expectedLines = 4 }: MarkdownProps) {
  return (
    <Suspense fallback={<TextSkeleton lines={expectedLines} />}>
      <MarkdownBody text={children} />
    </Suspense>
  );
}
