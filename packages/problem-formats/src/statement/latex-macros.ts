/** Removes comments and expands macros of a LaTeX text, before parsing. */

const mostExpansions = 2000;

export function prepareLatex(source: string): string {
  return expandMacros(removeComments(source.replaceAll(/\r\n?/g, '\n')));
}

function removeComments(source: string): string {
  // A comment includes the end of its line and the blanks before the next one.
  return source.replaceAll(/(?<!\\)((?:\\\\)*)%[^\n]*(?:\n[ \t]*(?!\s*\n))?/g, '$1');
}

interface Macro {
  readonly argumentCount: number;
  readonly body: string;
}

/** `\newcommand{\limit}[1]{…}` and `\def\limit{…}`, used in text and in formulas alike. */
function expandMacros(source: string): string {
  const macros = new Map<string, Macro>();
  let text = source.replaceAll(
    /\\(?:re)?newcommand\*?\s*\{?\\([A-Za-z]+)\}?\s*(?:\[(\d)\])?\s*\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}|\\def\s*\\([A-Za-z]+)\s*\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g,
    (
      _,
      name: string | undefined,
      count: string | undefined,
      body: string | undefined,
      plain: string | undefined,
      plainBody: string | undefined,
    ) => {
      macros.set(name ?? plain ?? '', { argumentCount: Number(count ?? 0), body: body ?? plainBody ?? '' });
      return '';
    },
  );
  // A macro may use another; recursion must end.
  for (let round = 0, expansions = 0; macros.size > 0 && round < 10; round += 1) {
    let isChanged = false;
    text = text.replaceAll(
      /\\([A-Za-z]+)((?:\{(?:[^{}]|\{[^{}]*\})*\})*)/g,
      (whole, name: string, groups: string) => {
        const macro = macros.get(name);
        if (!macro || expansions >= mostExpansions) return whole;
        const values = [...groups.matchAll(/\{((?:[^{}]|\{[^{}]*\})*)\}/g)].slice(0, macro.argumentCount);
        if (values.length < macro.argumentCount) return whole;
        isChanged = true;
        expansions += 1;
        const used = values.reduce((length, [group]) => length + group.length, 0);
        const filled = macro.body.replaceAll(
          /#(\d)/g,
          (_, digit: string) => values[Number(digit) - 1]?.[1] ?? '',
        );
        return `${filled}${groups.slice(used)}`;
      },
    );
    if (!isChanged) break;
  }
  return text;
}
