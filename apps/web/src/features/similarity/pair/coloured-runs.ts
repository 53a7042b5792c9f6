/** The colours of a program as ranges of its text. Loaded on demand: it brings the grammars. */
import { highlightCode, type HighlightedCode } from '../../../ui/code/highlight-code.ts';
import type { ColouredRun } from './code-lines.ts';

type CodeNode = HighlightedCode['children'][number];

/** A language without a grammar has no colours. */
export function listColouredRuns(code: string, language: string): ColouredRun[] {
  const runs: ColouredRun[] = [];
  let at = 0;
  const visit = (node: CodeNode, className: string) => {
    if (node.type === 'text') {
      const to = at + node.value.length;
      if (className !== '') runs.push({ from: at, to, className });
      at = to;
    } else if (node.type === 'element') {
      const names = node.properties['className'];
      const own = Array.isArray(names) ? names.join(' ') : className;
      for (const child of node.children) visit(child, own);
    }
  };
  for (const node of highlightCode(code, language)?.children ?? []) visit(node, '');
  return runs;
}
