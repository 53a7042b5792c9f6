/** Removes code that all participants received: templates, and the files that a teacher excludes. */
import { WinnowFilter } from '@dodona/dolos-core';
import { fingerprintTokens } from './fingerprint-size.ts';
import type { LanguageFamily } from './language-families.ts';
import { listDefinedFunctions, normalizeTokens, readTokens } from './tokenize.ts';
import type { RawToken, Token } from './token.ts';

/** Every sequence of tokens, not a sample: whatever part of a template a program keeps is recognised. */
const allSequences = new WinnowFilter(fingerprintTokens, 1);

const kindsOf = (tokens: readonly Token[]) => tokens.map(({ kind }) => kind);

interface IgnoredCode {
  readonly family: LanguageFamily;
  readonly ignored: readonly string[];
  readonly programs: readonly (readonly RawToken[])[];
}

export function createRemover({ family, ignored, programs }: IgnoredCode): (tokens: Token[]) => Token[] {
  if (ignored.length === 0) return (tokens) => tokens;
  // A template calls functions that only the programs define. Their names are the programs' own there.
  const defined = new Set(programs.flatMap(listDefinedFunctions));
  const sequences = new Set(
    ignored
      .map((code) => readTokens(code, family))
      .flatMap((raw) => [normalizeTokens(raw), normalizeTokens(raw, defined)])
      .flatMap((tokens) => allSequences.fingerprints(kindsOf(tokens)))
      .map(({ hash }) => hash),
  );
  return (tokens) => removeSequences(tokens, sequences);
}

/** A gap becomes one token that no other gap has, so that no match crosses it. */
function removeSequences(tokens: Token[], sequences: ReadonlySet<number>): Token[] {
  const isRemoved = new Set<number>();
  for (const { hash, start, stop } of allSequences.fingerprints(kindsOf(tokens)))
    if (sequences.has(hash)) for (let index = start; index <= stop; index += 1) isRemoved.add(index);
  if (isRemoved.size === 0) return tokens;
  return tokens.flatMap((token, index) => {
    if (!isRemoved.has(index)) return [token];
    return isRemoved.has(index - 1)
      ? []
      : [{ ...token, kind: `${gapPrefix}${String(token.from)}`, to: token.from }];
  });
}

const gapPrefix = 'gap ';
export const isGap = ({ kind }: Token) => kind.startsWith(gapPrefix);
