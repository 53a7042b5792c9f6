import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocale } from '../../lib/locale.ts';
import { findRenderedText } from '../../lib/initial-data.ts';
import { TextSkeleton } from '../skeletons.tsx';
import { findLoadedMarkdown, loadMarkdown } from './load-markdown.ts';
import classes from './markdown-body.module.css';

const LazyBody = lazy(async () => ({ default: await loadMarkdown() }));

interface MarkdownProps {
  children: string;
  /** The number of lines to reserve while the renderer loads. */
  expectedLines?: number;
}

/** Renders authors' text: always sanitised, with formulas, tables, highlighted code and PDF cards. */
export function Markdown({ children, expectedLines = 4 }: MarkdownProps) {
  const rendered = useRenderedText(children);
  const [Loaded] = useState(() => findLoadedMarkdown());
  // Rendered by our own server, with the same sanitiser.
  if (rendered !== undefined) return <div className={classes['root']} dangerouslySetInnerHTML={rendered} />;
  if (Loaded !== undefined) return <Loaded text={children} />;
  return (
    <Suspense fallback={<TextSkeleton lines={expectedLines} />}>
      <LazyBody text={children} />
    </Suspense>
  );
}

/** Buttons inside a text (copy code, fold a document) do nothing as static markup. */
const needsScript = /<button/;

/** The server-rendered markup, if it is of this text in this language; undefined if it must be rendered here. */
function useRenderedText(text: string): { __html: string } | undefined {
  const locale = useLocale();
  const [came] = useState(() => {
    const html = findRenderedText(text);
    return html === undefined ? undefined : { text, locale, markup: { __html: html } };
  });
  const [isAlive, setAlive] = useState(false);
  const waits = came !== undefined && needsScript.test(came.markup.__html);
  useEffect(() => {
    if (waits) void loadMarkdown().then(() => setAlive(true));
  }, [waits]);
  return came?.text === text && came.locale === locale && !isAlive ? came.markup : undefined;
}
