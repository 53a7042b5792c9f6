/** Whether a line is written in a programming language. Formulas such as `dp[i] = dp[i-1] + 1` are not. */

const signs: readonly RegExp[] = [
  /^\s*#\s*(include|define|pragma)\b/,
  /^\s*(using\s+namespace|import\s+[\w.{*]|from\s+[\w.]+\s+import|package\s+\w)/,
  /[;{]\s*(\/\/.*)?$/,
  /^\s*[})\]]+[;,)]*\s*$/,
  /^\s*(def|class|func|fn|function)\s+\w+.*[:{)]\s*$/,
  /^\s*(for|while|if|elif|else|try|with)\b.*:\s*(#.*)?$/,
  /^\s*for\s*\(.*;.*;.*\)/,
  /^\s*(while|if|switch)\s*\(.*\)\s*\S*\s*$/,
  /\b(cin\s*>>|cout\s*<<|scanf\s*\(|printf\s*\(|print\s*\(|println|System\.(in|out)|input\s*\(\s*\)|console\.log)/,
  /^\s*(const\s+)?(int|long|double|float|char|bool|string|auto|void|vector|let|var|const|signed|unsigned)\b[^.]*[=(;[\]]/,
  /^\s*return\b.*;?\s*$/,
];

/** Lists and headings of prose begin with marks that say nothing about the text behind them. */
const proseMark = /^\s*([-*+>]|\d+[.)、]|#{1,6}\s)\s*/;

export function looksLikeCode(line: string): boolean {
  const text = line.replace(proseMark, (mark) => (mark.trim().startsWith('#') ? mark : ''));
  // Backwards it is still a program.
  return isCode(text) || isCode(Array.from(text).toReversed().join(''));
}

const isCode = (text: string): boolean => signs.some((sign) => sign.test(text));

const span = /`([^`]+)`/g;
const maxSpanLength = 40;

/** Code inside a sentence is a name or a short expression. */
export const hasLongCodeSpan = (line: string): boolean =>
  [...line.matchAll(span)].some(([, code = '']) => code.length > maxSpanLength || /;\s*\S/.test(code));
