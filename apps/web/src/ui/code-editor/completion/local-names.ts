import type { Text } from '@codemirror/state';
import type { Tree } from '@lezer/common';

/** Shorter names are faster to type than to select. */
const shortestName = 2;
const mostNames = 500;
const name = /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u;
/** Node names of identifiers vary between grammars; keywords, numbers, strings and comments do not match. */
const namingNode = /identifier|variable|definition|name$/i;

interface Whereabouts {
  tree: Tree;
  text: Text;
  /** The range of the word being typed, which is not a name yet. */
  typing: { from: number; to: number };
}

/** The names that a program uses, in order of first appearance. */
export function listLocalNames({ tree, text, typing }: Whereabouts): string[] {
  const found = new Set<string>();
  tree.iterate({
    enter: (node) => {
      if (found.size >= mostNames) return false;
      if (node.node.firstChild !== null) return true;
      const isTyped = node.from <= typing.to && node.to >= typing.from;
      if (isTyped || node.to - node.from < shortestName || !namingNode.test(node.name)) return false;
      const word = text.sliceString(node.from, node.to);
      if (name.test(word)) found.add(word);
      return false;
    },
  });
  return [...found];
}
