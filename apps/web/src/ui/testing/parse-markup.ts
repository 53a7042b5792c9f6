import rehypeRaw from 'rehype-raw';
import type { MarkupRoot } from '../markdown/markup-tree.ts';

/** Parses rendered markup as a browser would. */
export function parseMarkup(html: string): MarkupRoot {
  const tree = rehypeRaw()({ type: 'root', children: [{ type: 'raw', value: html }] }, undefined as never);
  if (tree.type !== 'root') throw new Error('Markup was not parsed into a tree.');
  return tree;
}
