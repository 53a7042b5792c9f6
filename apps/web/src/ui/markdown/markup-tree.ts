/** The markup tree, with the type names of the plugins. */
import type rehypeRaw from 'rehype-raw';

export type MarkupRoot = Parameters<ReturnType<typeof rehypeRaw>>[0];
export type MarkupNode = MarkupRoot['children'][number];
export type MarkupElement = Extract<MarkupNode, { type: 'element' }>;
