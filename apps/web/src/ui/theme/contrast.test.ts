/**
 * Contrast of texts by the values of the tokens, without a browser.
 *
 * Why a bad token is found: the pairs of text and ground are not a list that somebody keeps. They are read
 * from the style sheets (`testing/used-pairs.ts`) and from the variables that our theme gives to Mantine, and
 * computed from the tokens of both colour schemes. So a token that becomes too light or too dark fails with
 * every style sheet that writes with it or draws with it, and so does a style sheet that writes on a surface
 * with a text that cannot be read there, in states that no other test opens: hovered rows, notices, dialogs.
 *
 * `testing/low-contrast.json` lists the pairs of style sheets below 4.5, each with its contrast: icons and signs,
 * disabled controls, and parts of one style sheet that never meet. It is exact: a new pair fails, a lower
 * contrast fails, and an entry that is no longer needed fails.
 *
 * What style sheets do not say is examined in the browser by `journeys/every-page.test.ts` with
 * `THOROUGH_PAGES`: faded parts (`opacity`), colours in markup, a coloured text on a surface of another style
 * sheet, colours that users choose.
 */
import { expect, test } from 'vitest';
import { cssVariablesResolver } from './css-variables.ts';
import lowContrast from './testing/low-contrast.json' with { type: 'json' };
import { contrastOf, layOn, readColour, substitute, type Properties } from './testing/colour-value.ts';
import { readRules, readStyleSheets, readTokens, schemes, type Scheme } from './testing/style-rules.ts';
import { leastContrast, listUsedPairs, type UsedPair } from './testing/used-pairs.ts';
import { namedColors, theme } from './theme.ts';

const sheets = readStyleSheets();
const known: Readonly<Record<string, Readonly<Record<string, number>> | undefined>> = lowContrast;

/** The lowest contrast of each pair below the least, by style sheet. */
function listLow(pairs: readonly UsedPair[]): Record<string, Record<string, number>> {
  const low: Record<string, Record<string, number>> = {};
  for (const { file, text, ground, contrast } of pairs) {
    if (contrast >= leastContrast) continue;
    const ofFile = (low[file] ??= {});
    const name = `${text} on ${ground}`;
    // Rounded down: 4.499 is below 4.5.
    ofFile[name] = Math.min(ofFile[name] ?? Infinity, Math.floor(contrast * 100) / 100);
  }
  return low;
}

function listComplaints(pairs: readonly UsedPair[]): string[] {
  const low = listLow(pairs);
  const entries = Object.entries(low).flatMap(([file, ofFile]) =>
    Object.entries(ofFile).map(([pair, contrast]) => ({ file, pair, contrast })),
  );
  const tooLow = entries
    .filter(({ file, pair, contrast }) => contrast < (known[file]?.[pair] ?? leastContrast))
    .map(({ file, pair, contrast }) => `${file}: ${pair} has a contrast of ${contrast.toFixed(2)}`);
  const needless = Object.entries(known).flatMap(([file, ofFile = {}]) =>
    Object.keys(ofFile)
      .filter((pair) => low[file]?.[pair] === undefined)
      .map((pair) => `low-contrast.json needs no more: ${file}: ${pair}`),
  );
  return [...tooLow, ...needless];
}

test('every text of the style sheets can be read on what is drawn below it', () => {
  const pairs = listUsedPairs(sheets, readTokens);
  expect(pairs.length).toBeGreaterThan(5000);
  expect(listComplaints(pairs)).toEqual([]);
});

/** What our theme tells Mantine, on a ground, for the parts that write. */
const mantinePairs = [
  ...['text', 'dimmed', 'anchor', 'error', 'success', 'placeholder'].map((text) => [text, 'body'] as const),
  ['default-color', 'default'] as const,
  ['default-color', 'default-hover'] as const,
  ...namedColors.flatMap(
    (name) =>
      [
        [`${name}-text`, 'body'],
        [`${name}-light-color`, `${name}-light`],
        [`${name}-outline`, 'body'],
        [`${name}-outline`, `${name}-outline-hover`],
      ] as const,
  ),
];

function complaintsOfMantine(scheme: Scheme): string[] {
  const own = cssVariablesResolver(theme as never)[scheme];
  const properties: Properties = { ...readTokens(scheme), ...own };
  const valueOf = (name: string) => {
    const value = substitute(`var(${name})`, properties);
    if (value === undefined) throw new Error(`${name} has no value`);
    return readColour(value);
  };
  const filled = namedColors.map((name) => ['--color-on-strong', `--mantine-color-${name}-filled`] as const);
  const named = mantinePairs.map(
    ([text, ground]) => [`--mantine-color-${text}`, `--mantine-color-${ground}`] as const,
  );
  return [...filled, ...named].flatMap(([text, ground]) => {
    const contrast = contrastOf(valueOf(text), layOn(valueOf(ground), valueOf('--color-surface')));
    return contrast < leastContrast ? [`${text} on ${ground}: ${contrast.toFixed(2)}`] : [];
  });
}

test.each(schemes)('every text of Mantine can be read in %s colours', (scheme) => {
  expect(complaintsOfMantine(scheme)).toEqual([]);
});

test('both schemes have the same colours', () => {
  const [light, dark] = schemes.map((scheme) => Object.keys(readTokens(scheme)).toSorted());
  expect(light).toEqual(dark);
});

const tokensWith =
  (changed: Scheme, name: string, value: string) =>
  (scheme: Scheme): Properties =>
    scheme === changed ? { ...readTokens(scheme), [name]: value } : readTokens(scheme);

test.each([
  ['light', '--color-muted', '#6f7a89'],
  ['light', '--color-good', '#17936a'],
  ['dark', '--color-ink', '#5c7fe8'],
  ['dark', '--color-surface', '#2c333d'],
  ['light', '--color-on-strong', '#b0b8c4'],
] as const)('notices a bad token: %s %s: %s', (scheme, name, value) => {
  expect(listComplaints(listUsedPairs(sheets, tokensWith(scheme, name, value)))).not.toEqual([]);
});

test.each([
  ['.x { color: var(--color-good); background: var(--color-sunken); }', 'on one element'],
  ['.row:hover { background: var(--color-ink-soft); } .row .cell { color: var(--color-warn); }', 'inside'],
  ['.x { --tone: var(--color-line-strong); } .y { color: var(--tone); }', 'by a property'],
  ['@media (width > 1px) { .x { color: var(--color-line); } }', 'on the page'],
])('notices a text on the wrong surface %#: %s', (css) => {
  const pairs = listUsedPairs([{ file: 'features/new/new.module.css', rules: readRules(css) }], readTokens);
  const complaints = listComplaints(pairs).filter((complaint) => complaint.startsWith('features/new'));
  expect(complaints).not.toEqual([]);
});
