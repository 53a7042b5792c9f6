/** The renderer of authors' text is a large script. It loads on demand, or earlier where a text is known to follow. */
import type { MarkdownBody } from './markdown-body.tsx';

let loaded: typeof MarkdownBody | undefined;

export async function loadMarkdown(): Promise<typeof MarkdownBody> {
  loaded = (await import('./markdown-body.tsx')).MarkdownBody;
  return loaded;
}

/** Undefined until it is loaded. */
export const findLoadedMarkdown = (): typeof MarkdownBody | undefined => loaded;
