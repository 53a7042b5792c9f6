import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocale } from '../../lib/locale.ts';
import { keepServerMarkup, useIsIsland } from '../../lib/hydration.ts';
import { TextSkeleton } from '../skeletons.tsx';
import { findLoadedMarkdown, loadMarkdown } from './load-markdown.ts';
import classes from './markdown-body.module.css';

const LazyBody = lazy(async () => ({ default: await loadMarkdown() }));

interface MarkdownProps {
  children: string;
  /** The number of lines to reserve while the renderer loads. Follows from the text by default. */
  expectedLines?: number;
  /** Users whose mentions become links. */
  mentions?: readonly string[];
  /** One of many texts on a page, such as a comment: it may contain fewer formulas and cells. */
  isShort?: boolean;
}

/** Most texts have short lines, and blank ones only separate. */
export const linesOf = (text: string): number =>
  Math.min(12, Math.max(1, text.split('\n').filter((line) => line.trim() !== '').length));

/** Renders authors' text: always sanitised, with formulas, tables, highlighted code and PDF cards. */
export function Markdown({ children, expectedLines = linesOf(children), mentions, isShort }: MarkdownProps) {
  const { isKept, element } = useServerText(children);
  const [Loaded] = useState(() => findLoadedMarkdown());
  // Rendered and sanitised by the same renderer on the server.
  if (isKept) return <div ref={element} className={classes['root']} {...keepServerMarkup} />;
  if (Loaded !== undefined) return <Loaded text={children} mentions={mentions} isShort={isShort} />;
  return (
    <Suspense fallback={<TextSkeleton lines={expectedLines} />}>
      <LazyBody text={children} mentions={mentions} isShort={isShort} />
    </Suspense>
  );
}

/** Keeps the text that the server rendered, as long as text and language stay, so that the renderer need not load. */
function useServerText(text: string) {
  const locale = useLocale();
  const isIsland = useIsIsland();
  const [first] = useState({ text, locale });
  const [isReplaced, setReplaced] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Buttons inside a text (to copy code, to fold a document) need the renderer.
    if (element.current?.querySelector('button') != null) void loadMarkdown().then(() => setReplaced(true));
  }, []);
  const hasChanged = first.text !== text || first.locale !== locale;
  // For good: React does not know the markup, so it could not render it again.
  if (hasChanged && !isReplaced) setReplaced(true);
  return { isKept: isIsland && !isReplaced && !hasChanged, element };
}
