import type { FileContent } from '../problem-content.ts';

export interface XmlSource {
  /** What people are told. */
  readonly path: string;
  readonly content: FileContent;
}
