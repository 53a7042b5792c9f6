/**
 * A text as its readers will see it, while it is being written.
 *
 * How this works: drawing a long text takes longer than a key press may wait. So it is drawn in pieces: those that did not
 * change are kept, and between two pieces the browser is free to take a key. A text that cannot be cut waits for a pause.
 */
import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { MarkdownBody } from '../markdown/markdown-body.tsx';
import { limits, refuseSource } from '../markdown/text-limits.ts';
import classes from './markdown-editor.module.css';
import { splitMarkdown } from './split-markdown.ts';

const pieceLength = 2500;
/** As much as is drawn between two keys without being noticed. */
const drawnAtOnce = 12_000;
const pauseMs = 700;

/** What is over a limit of the page is refused as a whole, by the same rule. */
function toPieces(text: string): string[] {
  const formulas = (text.match(/\$/g)?.length ?? 0) / 2;
  if (formulas > limits.formulas || refuseSource(text) !== undefined) return [text];
  return splitMarkdown(text, pieceLength);
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  const isShort = text.length <= drawnAtOnce;
  useEffect(() => {
    if (isShort) return undefined;
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, isShort]);
  return isShort ? text : paused;
}

/** Give it a deferred text: it is drawn when nothing more urgent waits. */
export function MarkdownPreview({ text }: { text: string }) {
  const pieces = useMemo(() => toPieces(text), [text]);
  if (pieces.length === 1) return <WholePreview text={text} />;
  // A piece is known by its place: one that changes is drawn anew where it stands.
  return pieces.map((piece, index) => <Piece key={`piece-${String(index)}`} text={piece} />);
}

function WholePreview({ text }: { text: string }) {
  return <MarkdownBody text={useDeferredValue(usePaused(text))} />;
}

const Piece = memo(function Piece({ text }: { text: string }) {
  return (
    <div className={classes['piece']} data-heading={text.startsWith('#') || undefined}>
      <MarkdownBody text={text} />
    </div>
  );
});
