/**
 * The pairs of text and ground that the style sheets of the web can show.
 *
 * How this works: a rule with a text colour and a background is a pair. A text without a background of its
 * own may stand on the page, on a panel, and on every surface that its style sheet draws: rows, notices,
 * hovered and chosen parts. Common texts may stand on the surfaces of every style sheet, because a part of
 * one feature stands inside of another. A filled shape, which stands out from the page, is no surface: only
 * the text of the same rule stands on it, or a text that could not be read elsewhere. A custom property
 * stands for each of the values that the style sheets of its folder give it. What is transparent lies on the
 * page or on a panel.
 */
import { dirname } from 'node:path';
import {
  contrastOf,
  layOn,
  readColour,
  splitList,
  substitute,
  type Colour,
  type Properties,
} from './colour-value.ts';
import { schemes, type Scheme, type StyleRule, type StyleSheet } from './style-rules.ts';

export interface UsedPair {
  file: string;
  scheme: Scheme;
  /** As written. */
  text: string;
  ground: string;
  contrast: number;
}

/** Of normal text in WCAG 2, level AA. */
export const leastContrast = 4.5;
/** From the panels. The soft colours of the tokens stay below it, the filled ones are above. */
const mostOfSurface = 1.35;
const plainGrounds = ['var(--color-page)', 'var(--color-surface)'];
const commonTexts = ['var(--color-text)', 'var(--color-muted)', 'var(--color-ink)'];

/** A line or a corner that is drawn over the ground. */
const isMark = (layer: string) =>
  layer.includes('no-repeat') || /gradient\(.*(?:transparent|\/ 0\.)/.test(layer);
const colourPattern = /color-mix\((?:[^()]|\([^()]*\))*\)|#[\da-f]{3,6}\b|rgb\([^()]*\)|\btransparent\b/gi;

/** The colours of a background that a text may stand on. */
function listGroundColours(background: string): Colour[] {
  const layers = splitList(background).filter((layer) => !isMark(layer));
  const found = layers.flatMap((layer) => layer.replaceAll(/url\(.*?\)/g, '').match(colourPattern) ?? []);
  return found.map(readColour).filter((colour) => colour[3] > 0);
}

const namesIn = (value: string) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** The first custom property that a value needs, directly or not, and whose content is not decided. */
function findOpen(values: readonly string[], properties: Properties): string | undefined {
  const names = values.flatMap(namesIn);
  const open = names.find((name) => !Object.hasOwn(properties, name));
  if (open !== undefined || names.length === 0) return open;
  return findOpen(
    names.map((name) => properties[name] ?? ''),
    properties,
  );
}

type Assigned = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The tokens, with each combination of the values that custom properties may have. They may also have none.
 */
function listChoices(values: readonly string[], properties: Properties, assigned: Assigned): Properties[] {
  const open = findOpen(values, properties);
  if (open === undefined) return [properties];
  return [...(assigned.get(open) ?? []), undefined].flatMap((content) =>
    listChoices(values, { ...properties, [open]: content }, assigned),
  );
}

const isText = (value: string) => !/^(?:inherit|currentcolor|transparent)$/i.test(value);
const backgroundOf = ({ declarations }: StyleRule) =>
  declarations['background'] ?? declarations['background-color'] ?? '';

/** The custom properties that the style sheets of a folder assign, except tokens. */
function listAssigned(sheets: readonly StyleSheet[], tokens: Properties): Assigned {
  const assigned = new Map<string, Set<string>>();
  for (const { declarations } of sheets.flatMap(({ rules }) => rules))
    for (const [name, value = ''] of Object.entries(declarations))
      if (name.startsWith('--') && !Object.hasOwn(tokens, name))
        assigned.set(name, (assigned.get(name) ?? new Set()).add(value));
  return assigned;
}

/** Tokens that the style sheets of a folder change: a part of a page with colours of its own. */
const listChangedTokens = (sheets: readonly StyleSheet[], tokens: Properties): Properties =>
  Object.fromEntries(
    sheets
      .flatMap(({ rules }) => rules)
      .flatMap(({ declarations }) => Object.entries(declarations))
      .filter(([name]) => Object.hasOwn(tokens, name)),
  );

const isInScheme = ({ selector }: StyleRule, scheme: Scheme) =>
  !selector.includes(`color-scheme='${scheme === 'light' ? 'dark' : 'light'}'`);

interface Ground {
  written: string;
  colour: Colour;
}

function colourOf(value: string, properties: Properties): Colour {
  const known = substitute(value, properties);
  if (known === undefined) throw new Error(`${value} has no value`);
  return readColour(known);
}

interface Folder {
  sheets: readonly StyleSheet[];
  scheme: Scheme;
  /** The tokens of the scheme, and what the folder changes. */
  properties: Properties;
  assigned: Assigned;
  /** The page and a panel. */
  plain: readonly Ground[];
}

function readFolder(sheets: readonly StyleSheet[], scheme: Scheme, tokens: Properties): Folder {
  const shown = sheets.map(({ file, rules }) => ({
    file,
    rules: rules.filter((rule) => isInScheme(rule, scheme)),
  }));
  const properties = { ...tokens, ...listChangedTokens(shown, tokens) };
  const plain = plainGrounds.map((written) => ({ written, colour: colourOf(written, properties) }));
  return { sheets: shown, scheme, properties, assigned: listAssigned(shown, tokens), plain };
}

function listGrounds(background: string, properties: Properties, { plain }: Folder): Ground[] {
  const value = substitute(background, properties);
  if (value === undefined) return [];
  return listGroundColours(value).flatMap((colour) => {
    const shown = colour[3] === 1 ? [colour] : plain.map((below) => layOn(colour, below.colour));
    return shown.map((one) => ({ written: background, colour: one }));
  });
}

/** Each once. */
function listDrawnGrounds({ rules }: StyleSheet, folder: Folder): Ground[] {
  const drawn = [...new Set(rules.map(backgroundOf))].flatMap((background) =>
    listChoices([background], folder.properties, folder.assigned).flatMap((choice) =>
      listGrounds(background, choice, folder),
    ),
  );
  return [
    ...new Map(drawn.map((ground) => [`${ground.written} ${ground.colour.join(' ')}`, ground])).values(),
  ];
}

const isSurface = ({ colour }: Ground, { plain }: Folder) =>
  plain.some((panel) => contrastOf(panel.colour, colour) <= mostOfSurface);

/** Of a text whose rule has no background: what it may stand on. */
function listPossibleGrounds(text: Colour, drawn: readonly Ground[], folder: Folder): Ground[] {
  const filled = drawn.filter((ground) => !isSurface(ground, folder));
  const isForFilled = folder.plain.every(({ colour }) => contrastOf(text, colour) < 1.5);
  return isForFilled && filled.length > 0
    ? filled
    : [...folder.plain, ...drawn.filter((ground) => isSurface(ground, folder))];
}

function listPairsOfSheet(sheet: StyleSheet, folder: Folder): UsedPair[] {
  const { scheme, properties, assigned } = folder;
  const drawn = listDrawnGrounds(sheet, folder);
  const pairOf = (text: string, colour: Colour, ground: Ground): UsedPair => ({
    file: sheet.file,
    scheme,
    text,
    ground: ground.written,
    contrast: contrastOf(colour, ground.colour),
  });
  const ofRules = sheet.rules.flatMap((rule) => {
    const text = rule.declarations['color'];
    const background = backgroundOf(rule);
    if (text === undefined || !isText(text)) return [];
    return listChoices([text, background], properties, assigned).flatMap((choice) => {
      const known = substitute(text, choice);
      if (known === undefined || !isText(known)) return [];
      const colour = readColour(known);
      const own = listGrounds(background, choice, folder);
      const grounds = own.length > 0 ? own : listPossibleGrounds(colour, drawn, folder);
      return grounds.map((ground) => pairOf(text, colour, ground));
    });
  });
  const surfaces = drawn.filter((ground) => isSurface(ground, folder));
  const common = commonTexts.flatMap((text) =>
    surfaces.map((ground) => pairOf(text, colourOf(text, properties), ground)),
  );
  return [...ofRules, ...common];
}

export function listUsedPairs(
  sheets: readonly StyleSheet[],
  tokensOf: (scheme: Scheme) => Properties,
): UsedPair[] {
  const folders = [...Map.groupBy(sheets, ({ file }) => dirname(file)).values()];
  return schemes.flatMap((scheme) => {
    const tokens = tokensOf(scheme);
    return folders
      .map((inFolder) => readFolder(inFolder, scheme, tokens))
      .flatMap((folder) => folder.sheets.flatMap((sheet) => listPairsOfSheet(sheet, folder)));
  });
}
