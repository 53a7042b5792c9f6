/** Highlights code by its grammar. A chunk of its own, loaded only where code is shown. */
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import go from 'highlight.js/lib/languages/go';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import ruby from 'highlight.js/lib/languages/ruby';
import rust from 'highlight.js/lib/languages/rust';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import { createLowlight } from 'lowlight';

const grammars = createLowlight({
  bash,
  c,
  cpp,
  csharp,
  go,
  java,
  javascript,
  json,
  php,
  python,
  ruby,
  rust,
  sql,
  typescript,
});

/** Names that problems, submissions and authors use besides those of the grammars. */
const otherNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'c++': 'cpp',
    'c#': 'csharp',
    golang: 'go',
    node: 'javascript',
    nodejs: 'javascript',
    python2: 'python',
    python3: 'python',
    pypy2: 'python',
    pypy3: 'python',
    shell: 'bash',
  }),
);

/** The first word of "C++ 17 With O2" or "Python3" selects the grammar. */
function grammarOf(language: string): string | undefined {
  const [word = ''] = language.toLowerCase().split(/\s+/);
  const name = otherNames.get(word) ?? word;
  return grammars.registered(name) ? name : undefined;
}

export type HighlightedCode = ReturnType<typeof grammars.highlight>;

export function highlightCode(code: string, language: string): HighlightedCode | undefined {
  const grammar = grammarOf(language);
  return grammar === undefined ? undefined : grammars.highlight(grammar, code);
}
