/** The renderer of authors' text is a large script: fetched on demand, or ahead of the first text by who knows of one. */
import type { MarkdownBody } from './markdown-body.tsx';

let loaded: typeof MarkdownBody | undefined;

export async function loadMarkdown(): Promise<typeof MarkdownBody> {
  loaded = (await import('./markdown-body.tsx')).MarkdownBody;
  return loaded;
}

/** Undefined until it is there. */
export const findLoadedMarkdown = (): typeof MarkdownBody | undefined => loaded;
