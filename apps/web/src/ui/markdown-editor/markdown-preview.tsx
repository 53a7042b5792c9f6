/**
 * A live preview of a Markdown text.
 *
 * How this works: rendering a long text takes longer than a key press may wait. A long text is therefore rendered after
 * a pause, and in chunks: unchanged chunks are reused, off-screen chunks are rendered when they come near, and between
 * two chunks the browser can handle input. A text that cannot be split is rendered whole.
 */
import { memo, startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { MarkdownBody } from '../markdown/markdown-body.tsx';
import { formulaCost, limits, refuseSource } from '../markdown/text-limits.ts';
import classes from './markdown-editor.module.css';
import { splitMarkdown } from './split-markdown.ts';

const pieceLength = 2500;
/** This many characters render fast enough between two key presses. */
const readAtOnce = 8000;
const pauseMs = 350;
/** The distance from the viewport at which a chunk is rendered. */
const nearPixels = 600;
/** The approximate line height, for the size of chunks that are not rendered yet. */
const linePixels = 24;

/** A text over a limit is refused as a whole, by the same rule as on the page. */
function toPieces(text: string): string[] {
  const formulas = text.match(/\$\$[^$]*\$\$|\$[^$]*\$/g) ?? [];
  const cost = formulas.reduce((sum, formula) => sum + formulaCost(formula), 0);
  if (cost > limits.formulaCost || refuseSource(text) !== undefined) return [text];
  return splitMarkdown(text, pieceLength);
}

/** A long text is debounced; a short one is returned at once. */
export function usePausedText(text: string): string {
  const [paused, setPaused] = useState(text);
  const isShort = text.length <= readAtOnce;
  useEffect(() => {
    if (isShort) return undefined;
    const timer = setTimeout(() => startTransition(() => setPaused(text)), pauseMs);
    return () => clearTimeout(timer);
  }, [text, isShort]);
  return useDeferredValue(isShort ? text : paused);
}

/** Expects a debounced text; renders it as a transition. */
export function MarkdownPreview({ text }: { text: string }) {
  const pieces = useMemo(() => toPieces(text), [text]);
  if (pieces.length === 1) return <MarkdownBody text={text} />;
  // The index is the key: a changed chunk is rendered again in its position.
  return pieces.map((piece, index) => <Piece key={`piece-${String(index)}`} text={piece} />);
}

/** Once near, a chunk stays rendered. */
function useNear() {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || element.current === null) return undefined;
    const margin = `${String(nearPixels)}px`;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true));
      },
      { rootMargin: margin, scrollMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { element, isNear };
}

const Piece = memo(function Piece({ text }: { text: string }) {
  const { element, isNear } = useNear();
  const height = text.split('\n').length * linePixels;
  return (
    <div
      ref={element}
      className={classes['piece']}
      data-heading={text.startsWith('#') || undefined}
      style={isNear ? { containIntrinsicSize: `auto ${String(height)}px` } : { height }}
    >
      {isNear && <MarkdownBody text={text} />}
    </div>
  );
});
