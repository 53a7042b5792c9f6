import { File, Region, TokenizedFile } from '@dodona/dolos-core';
import type { Token } from './token.ts';

/** A file of the library. It is named by the position of its program; regions are offsets in a single line. */
export function toTokenizedFile(position: number, tokens: readonly Token[]): TokenizedFile {
  return new TokenizedFile(
    new File(String(position), ''),
    tokens.map(({ kind }) => kind),
    tokens.map(({ from, to }) => new Region(0, from, 0, to)),
  );
}
