/**
 * A formula in `$$…$$` stands on a line of its own, also inside a paragraph, as authors know it from LaTeX. The parser
 * takes it as an inline formula and drops the number of dollars, so the source decides.
 */
interface TextNode {
  type: string;
  children?: TextNode[];
  position?: { start: { offset?: number | undefined } } | undefined;
  data?: { hProperties?: { className?: unknown } } | undefined;
}

export const displayDoubleDollars = () => (tree: TextNode, file: { value: unknown }) => {
  const source = String(file.value);
  const open: TextNode[] = [tree];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.children !== undefined) open.push(...node.children);
    if (node.type !== 'inlineMath' || node.data?.hProperties === undefined) continue;
    if (source.startsWith('$$', node.position?.start.offset))
      node.data.hProperties.className = ['language-math', 'math-display'];
  }
};
