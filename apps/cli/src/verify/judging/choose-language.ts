/** The first of the names that this machine offers, or the reason why none is. */
export function chooseLanguage(
  names: readonly string[],
  judging: {
    readonly parts: { readonly languages: ReadonlyMap<string, unknown> };
    readonly detected: {
      readonly disabledLanguages: readonly { readonly name: string; readonly reason: string }[];
    };
  },
): { readonly language: string } | { readonly reason: string } {
  const language = names.find((name) => judging.parts.languages.has(name));
  if (language !== undefined) return { language };
  const [first = 'the language'] = names;
  const disabled = judging.detected.disabledLanguages.find(({ name }) => name === first);
  const [reason = ''] = (disabled?.reason ?? 'the judge does not know it').split('\n');
  return { reason: `${first} is not offered here: ${reason}` };
}
