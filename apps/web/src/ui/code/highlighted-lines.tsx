import { Fragment, type ReactNode } from 'react';
import { highlightCode, type HighlightedCode } from './highlight-code.ts';
import classes from './highlighted-lines.module.css';

type CodeNode = HighlightedCode['children'][number];

function toReact(node: CodeNode, key: number): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  const names = Array.isArray(node.properties['className']) ? node.properties['className'] : [];
  return (
    <span key={key} className={names.join(' ')}>
      {node.children.map((child, index) => toReact(child, index))}
    </span>
  );
}

/** CodeBlock loads this on demand. A language without a grammar stays plain. */
export function HighlightedLines({ code, language }: { code: string; language: string }) {
  const tree = highlightCode(code, language);
  if (tree === undefined) return <Fragment>{code}</Fragment>;
  return <span className={classes['root']}>{tree.children.map((node, index) => toReact(node, index))}</span>;
}
