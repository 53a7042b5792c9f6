/**
 * Whether an answer repeats a protected text: a reference solution or the instructions of the site. Two comparisons: long
 * equal runs of characters without blanks, also reversed or shifted by ROT13; and runs of tokens whose names are replaced by
 * one sign, so that renamed variables change nothing. What the user wrote may be repeated.
 */

const runLength = 48;
const tokenRun = 8;
const minTokenRuns = 12;
const minShare = 0.35;
const maxLength = 65_536;

/** Every program of the language begins with these. */
const boilerplate =
  /^\s*(#\s*include.*|#\s*define\s+ll.*|using\s+namespace.*|import\s.*|from\s+\w+\s+import.*|int\s+main\s*\(.*|(std::)?(ios|cin|cout)\S*(sync_with_stdio|tie).*|return\s+0\s*;|public\s+(static\s+void\s+main|class).*|[{}]|)\s*$/;

const withoutBoilerplate = (text: string) =>
  text
    .slice(0, maxLength)
    .split('\n')
    .filter((line) => !boilerplate.test(line))
    .join('\n');

const squash = (text: string) => text.toLowerCase().replace(/[\s`*>]+/g, '');

const rot13 = (text: string) =>
  text
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97));

function listRuns(text: string): Set<string> {
  const runs = new Set<string>();
  for (let start = 0; start + runLength <= text.length; start += 1)
    runs.add(text.slice(start, start + runLength));
  return runs;
}

function hasRunOf(text: string, runs: ReadonlySet<string>): boolean {
  if (runs.size === 0) return false;
  for (let start = 0; start + runLength <= text.length; start += 1)
    if (runs.has(text.slice(start, start + runLength))) return true;
  return false;
}

const token = /[A-Za-z_]\w*|\d+|[^\s\w]/g;
const keywords = new Set(
  'for while if else return int long double char bool string void auto const def class in range print input do switch case break continue'.split(
    ' ',
  ),
);

function listTokenRuns(text: string): Set<string> {
  const tokens = [...text.replaceAll('`', ' ').matchAll(token)].map(([word]) =>
    /^[A-Za-z_]/.test(word) && !keywords.has(word) ? '$' : word,
  );
  const runs = new Set<string>();
  for (let start = 0; start + tokenRun <= tokens.length; start += 1)
    runs.add(tokens.slice(start, start + tokenRun).join(' '));
  return runs;
}

const without = (runs: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> =>
  new Set([...runs].filter((run) => !others.has(run)));

export type OverlapCheck = (answer: string) => boolean;

export function createOverlapCheck(protectedTexts: readonly string[], own: string): OverlapCheck {
  const ownRuns = listRuns(squash(withoutBoilerplate(own)));
  const ownTokenRuns = listTokenRuns(withoutBoilerplate(own));
  const texts = protectedTexts.map((text) => {
    const body = withoutBoilerplate(text);
    return {
      runs: without(listRuns(squash(body)), ownRuns),
      tokenRuns: without(listTokenRuns(body), ownTokenRuns),
    };
  });
  return (answer) => {
    const read = [answer, Array.from(answer).toReversed().join(''), rot13(answer)];
    const disguises = read.map((text) => squash(withoutBoilerplate(text)));
    const tokenRuns = listTokenRuns(answer);
    return texts.some(
      ({ runs, tokenRuns: protectedRuns }) =>
        disguises.some((disguise) => hasRunOf(disguise, runs)) || sharesMuch(protectedRuns, tokenRuns),
    );
  };
}

function sharesMuch(protectedRuns: ReadonlySet<string>, found: ReadonlySet<string>): boolean {
  const shared = [...protectedRuns].filter((run) => found.has(run)).length;
  return shared >= minTokenRuns && shared >= protectedRuns.size * minShare;
}

/** Base64 and hexadecimal digits hide text from every other rule. */
export const hasEncodedText = (text: string): boolean =>
  /[A-Za-z0-9+/=_-]{40,}|([0-9a-f]{2}\s?){24,}/i.test(text);
