/**
 * A text as its readers will see it, while it is being written.
 *
 * How this works: drawing a long text takes longer than a key press may wait. So a long one is drawn after a pause, and in
 * pieces: those that did not change are kept, those out of sight are drawn when they come near, and between two pieces the
 * browser is free to take a key. A text that cannot be cut is drawn whole.
 */
import { memo, startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { MarkdownBody } from '../markdown/markdown-body.tsx';
import { limits, refuseSource } from '../markdown/text-limits.ts';
import classes from './markdown-editor.module.css';
import { splitMarkdown } from './split-markdown.ts';

const pieceLength = 2500;
/** As much as is read through between two keys without being noticed. */
const readAtOnce = 8000;
const pauseMs = 350;
/** How near a piece must be to be drawn. */
const nearPixels = 600;
/** How high a line is, about: what is not drawn yet holds its place. */
const linePixels = 24;

/** What is over a limit of the page is refused as a whole, by the same rule. */
function toPieces(text: string): string[] {
  const formulas = (text.match(/\$/g)?.length ?? 0) / 2;
  if (formulas > limits.formulas || refuseSource(text) !== undefined) return [text];
  return splitMarkdown(text, pieceLength);
}

/** A long text, once nobody has typed for a moment; a short one at once. */
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

/** Give it a paused text: it is drawn when nothing more urgent waits. */
export function MarkdownPreview({ text }: { text: string }) {
  const pieces = useMemo(() => toPieces(text), [text]);
  if (pieces.length === 1) return <MarkdownBody text={text} />;
  // A piece is known by its place: one that changes is drawn anew where it stands.
  return pieces.map((piece, index) => <Piece key={`piece-${String(index)}`} text={piece} />);
}

/** Once near, it stays drawn. */
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
