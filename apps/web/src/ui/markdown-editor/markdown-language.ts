/** Markdown with formulas, as far as highlighting needs it: line prefixes and short inline spans. */
import { HighlightStyle, StreamLanguage, syntaxHighlighting, type StringStream } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';

interface LineState {
  /** Matches the end of the code block or formula that contains the line. */
  until: RegExp | undefined;
  style: string;
}

const spans: readonly (readonly [RegExp, string])[] = [
  [/^<!--.*?-->/, 'comment'],
  [/^`+[^`]*`+/, 'monospace'],
  [/^\$[^$\s](?:[^$]*[^$\s])?\$/, 'atom'],
  [/^\*\*[^*\s](?:[^*]*[^*\s])?\*\*/, 'strong'],
  [/^__[^_\s](?:[^_]*[^_\s])?__/, 'strong'],
  [/^\*[^*\s](?:[^*]*[^*\s])?\*/, 'emphasis'],
  [/^!?\[[^\]]*\]\([^)]*\)/, 'link'],
  [/^https?:\/\/[^\s)>]+/, 'link'],
];

const plain = /^[^<`$*_![h\\]+|^h(?!ttps?:)|^\\./;

function readLineStart(stream: StringStream, state: LineState): string | undefined {
  const fence = /^\s*(`{3,}|~{3,})/.exec(stream.string)?.[1];
  if (fence !== undefined) {
    state.until = new RegExp(`^\\s*${fence.charAt(0)}{${String(fence.length)},}\\s*$`);
    state.style = 'monospace';
    stream.skipToEnd();
    return state.style;
  }
  if (/^\s*\$\$(?!.*\$\$)/.test(stream.string)) {
    state.until = /\$\$\s*$/;
    state.style = 'atom';
    stream.skipToEnd();
    return state.style;
  }
  if (stream.match(/^#{1,6}\s.*/)) return 'heading';
  if (stream.match(/^\s*>\s?/)) return 'quote';
  if (stream.match(/^\s*(?:[-+*]|\d+[.)])\s/)) return 'list';
  return undefined;
}

function readToken(stream: StringStream, state: LineState): string | null {
  if (state.until !== undefined) {
    const { style } = state;
    if (state.until.test(stream.string)) state.until = undefined;
    stream.skipToEnd();
    return style;
  }
  if (stream.sol()) {
    const start = readLineStart(stream, state);
    if (start !== undefined) return start;
  }
  for (const [pattern, style] of spans) if (stream.match(pattern)) return style;
  if (!stream.match(plain)) stream.next();
  return null;
}

const markdown = StreamLanguage.define<LineState>({
  name: 'markdown',
  startState: () => ({ until: undefined, style: '' }),
  copyState: (state) => ({ ...state }),
  token: readToken,
});

const colors = HighlightStyle.define([
  { tag: tags.heading, color: 'var(--editor-title)', fontWeight: '600' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.monospace, color: 'var(--editor-string)' },
  { tag: tags.atom, color: 'var(--editor-keyword)' },
  { tag: tags.link, color: 'var(--editor-type)' },
  { tag: [tags.quote, tags.list], color: 'var(--editor-meta)' },
  { tag: tags.comment, color: 'var(--editor-comment)', fontStyle: 'italic' },
]);

export const markdownLanguage: Extension = [markdown, syntaxHighlighting(colors)];
