/** The whole corpus, for tests of pages that show what users wrote. */
import { hostileAddresses } from './hostile-addresses.ts';
import { hostileScripts } from './hostile-scripts.ts';
import { hostileStructures } from './hostile-structures.ts';

/** Together in one text where one render per snippet would take long. A snippet may swallow some that follow. */
const perText = 4;

const snippets = [...hostileScripts, ...hostileAddresses, ...hostileStructures].map(([, text]) => text);

/** Without lone surrogates, which the server refuses: titles and names are part of addresses. */
export const hostileTexts: readonly string[] = Array.from(
  { length: Math.ceil(snippets.length / perText) },
  (_, index) =>
    snippets
      .slice(index * perText, (index + 1) * perText)
      .join('\n\n')
      .toWellFormed(),
);
