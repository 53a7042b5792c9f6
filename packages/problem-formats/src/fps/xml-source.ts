import type { FileContent } from '../problem-content.ts';

export interface XmlSource {
  /** The name in messages. */
  readonly path: string;
  readonly content: FileContent;
}
