const signs: Readonly<Record<string, string>> = {
  ' ': '·',
  '\n': '↵',
  '\t': '→',
  '\r': '␍',
  '\u00a0': '⍽',
  '\u3000': '□',
};

/** Makes blanks and invisible characters visible. A tab stays after its sign, so that columns line up. */
export const showBlanks = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\u00a0\u3000 ]/gu, (sign) => {
    const shown = signs[sign] ?? `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
    return sign === '\t' ? `${shown}\t` : shown;
  });
