/** Parses rendered markup as a browser would, and reports everything that must not be in it. */
import { allowedElements } from '../markup-elements.ts';
import type { MarkupElement, MarkupRoot } from '../markup-tree.ts';
import { parseMarkup } from '../../testing/parse-markup.ts';

const base = 'http://localhost/problem/1';
const safeProtocols = ['http:', 'https:', 'mailto:'];
/** Attributes whose value a browser follows, loads, submits to, or uses as a frame name. */
const activeAttributes = new Set(
  [
    'action',
    'background',
    'cite',
    'data',
    'formAction',
    'longDesc',
    'manifest',
    'ping',
    'poster',
    'srcDoc',
    'srcSet',
  ]
    .concat([
      'useMap',
      'xLinkHref',
      'xmlBase',
      'autoFocus',
      'contentEditable',
      'accessKey',
      'popover',
      'is',
      'name',
      'form',
    ])
    .concat(['target', 'slot', 'part', 'httpEquiv']),
);
/** Elements of rendered formulas. */
const formulaElements = /^(?:span|svg|path|line|img|math|semantics|annotation|m[a-z]+)$/;
/** Elements of our own components around code, files and notices; authors cannot set their classes. */
const partElements = ['button', 'figcaption', 'figure', 'iframe', 'svg', 'path'];

const classesOf = ({ properties }: MarkupElement): string[] =>
  Array.isArray(properties['className']) ? properties['className'].map(String) : [];

const isFormula = (element: MarkupElement): boolean =>
  classesOf(element).some((name) => name === 'katex' || name === 'katex-error' || name === 'katex-display');
const ownClass = /^(?:language-\S+|task-list-item|contains-task-list|footnotes)$/;
const isPart = (element: MarkupElement): boolean =>
  element.tagName !== 'code' &&
  classesOf(element).some((name) => !ownClass.test(name) && !name.startsWith('katex'));

function addressDanger(key: string, value: string): string | undefined {
  if (!URL.canParse(value, base)) return undefined;
  const { protocol, origin, pathname } = new URL(value, base);
  if (!safeProtocols.includes(protocol)) return `${key} with ${protocol}`;
  if (key === 'src' && origin !== new URL(base).origin) return `loads from ${origin}`;
  return key === 'frame' && !/^\/api\/.*\.pdf$/.test(pathname) ? `frames ${value}` : undefined;
}

function styleDanger(style: string): string | undefined {
  return /url\s*\(|expression|import|binding|position\s*:\s*(?:fixed|absolute|sticky)|z-index|\/\*/i.test(
    style,
  )
    ? `style ${style}`
    : undefined;
}

interface Place {
  isInFormula: boolean;
  isInPart: boolean;
}

function* attributeDangers(element: MarkupElement, place: Place): Generator<string | undefined> {
  for (const [key, value] of Object.entries(element.properties)) {
    const text = String(value);
    if (/^on/i.test(key)) yield `handler ${key}`;
    if (key === 'href' || key === 'src') yield addressDanger(key, text);
    if (key === 'src' && element.tagName === 'iframe') yield addressDanger('frame', text);
    if (key === 'style') yield place.isInFormula || place.isInPart ? styleDanger(text) : `style ${text}`;
    if (key === 'id' && !text.startsWith('text-')) yield `id ${text}`;
    if (key === 'tabIndex' && text !== '0') yield `tab index ${text}`;
    if (key === 'target' && text === '_blank') {
      if (!String(element.properties['rel']).includes('noopener')) yield 'opens a window that can reach back';
    } else if (activeAttributes.has(key)) yield `attribute ${key}`;
  }
}

function elementDanger({ tagName, properties }: MarkupElement, place: Place): string | undefined {
  if (tagName === 'input') return properties['disabled'] === true ? undefined : 'an input that can be used';
  if (allowedElements.includes(tagName)) return undefined;
  if (place.isInFormula && formulaElements.test(tagName)) return undefined;
  return place.isInPart && partElements.includes(tagName) ? undefined : `element ${tagName}`;
}

/** Lists every danger that a browser would find. */
export function findDangers(html: string): string[] {
  const dangers: (string | undefined)[] = [];
  const visit = (parent: MarkupRoot | MarkupElement, above: Place): void => {
    for (const child of parent.children) {
      if (child.type === 'comment') dangers.push('a comment');
      if (child.type !== 'element') continue;
      const place = {
        isInFormula: above.isInFormula || isFormula(child),
        isInPart: above.isInPart || isPart(child),
      };
      dangers.push(elementDanger(child, place), ...attributeDangers(child, place));
      visit(child, place);
    }
  };
  visit(parseMarkup(html), { isInFormula: false, isInPart: false });
  return dangers.filter((danger) => danger !== undefined);
}

/** The visible text. */
export function readText(html: string): string {
  const texts: string[] = [];
  const visit = (parent: MarkupRoot | MarkupElement): void => {
    for (const child of parent.children) {
      if (child.type === 'text') texts.push(child.value);
      if (child.type === 'element') visit(child);
    }
  };
  visit(parseMarkup(html));
  return texts.join('');
}
