import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocale } from '../../lib/locale.ts';
import { findRenderedText } from '../../lib/initial-data.ts';
import { TextSkeleton } from '../skeletons.tsx';
import { findLoadedMarkdown, loadMarkdown } from './load-markdown.ts';
import classes from './markdown-body.module.css';

const LazyBody = lazy(async () => ({ default: await loadMarkdown() }));

interface MarkdownProps {
  children: string;
  /** How many lines to hold free while the renderer loads. */
  expectedLines?: number;
}

/** Renders authors' text: sanitised always, with formulas, tables, coloured code and PDF cards. */
export function Markdown({ children, expectedLines = 4 }: MarkdownProps) {
  const rendered = useRenderedText(children);
  const [Loaded] = useState(() => findLoadedMarkdown());
  // By our own renderer on the server, with the same barrier.
  if (rendered !== undefined) return <div className={classes['root']} dangerouslySetInnerHTML={rendered} />;
  if (Loaded !== undefined) return <Loaded text={children} />;
  return (
    <Suspense fallback={<TextSkeleton lines={expectedLines} />}>
      <LazyBody text={children} />
    </Suspense>
  );
}

/** Buttons inside of a text (to copy code, to fold a document) do nothing as markup alone. */
const needsScript = /<button/;

/** What came rendered with the page, as long as it is this text in this language; undefined where it is to be rendered here. */
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
