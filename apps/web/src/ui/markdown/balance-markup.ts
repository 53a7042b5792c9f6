/**
 * Balances raw markup before an HTML parser sees it.
 *
 * How this works: Markdown passes raw markup through unchanged. HTML parsers repair malformed markup, and their repairs
 * enable two attacks: markup whose meaning changes after each repair, and unclosed elements that are copied into
 * everything that follows until the page hangs. So nothing is left to repair. Only well-formed tags of allowed elements
 * are passed on; every element ends inside the block in which it begins, and closes what was opened within it. Comments
 * and invisible content are removed; a `<` that begins none of this is text. After parsing, the allow list is applied
 * once more, with its attributes.
 */
import { policyOf, siblings, voidElements } from './markup-elements.ts';
import type { MarkupElement, MarkupNode, MarkupRoot } from './markup-tree.ts';

const attribute = String.raw`\s+[a-zA-Z_:][\w:.-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>${'`'}]+))?`;
const tagPattern = new RegExp(String.raw`<(/?)([a-zA-Z][a-zA-Z0-9-]*)((?:${attribute})*)\s*/?>`, 'y');
const commentPattern = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<[!?][^>]*(?:>|$)|<\/[^a-zA-Z][^>]*(?:>|$)/y;

type Token =
  | { kind: 'text'; source: string }
  | { kind: 'open' | 'close'; name: string; source: string; attributes: string };

function matchAt(pattern: RegExp, source: string, index: number): RegExpExecArray | undefined {
  pattern.lastIndex = index;
  return pattern.exec(source) ?? undefined;
}

function* readTokens(source: string): Generator<Token> {
  let index = 0;
  while (index < source.length) {
    const next = source.indexOf('<', index);
    if (next === -1) return yield { kind: 'text', source: source.slice(index) };
    if (next > index) yield { kind: 'text', source: source.slice(index, next) };
    const comment = matchAt(commentPattern, source, next);
    const tag = comment ?? matchAt(tagPattern, source, next);
    if (comment === undefined) yield tag === undefined ? { kind: 'text', source: '<' } : readTag(tag);
    index = next + (tag?.[0].length ?? 1);
  }
  return undefined;
}

function readTag([source, slash, name = '', attributes = '']: RegExpExecArray): Token {
  return { kind: slash === '/' ? 'close' : 'open', name: name.toLowerCase(), source, attributes };
}

const escape = (text: string): string => text.replaceAll('<', '&lt;');

/** The elements that raw markup has opened inside one block. */
function createOpenElements() {
  const open: string[] = [];
  const closeFrom = (place: number): string =>
    open
      .splice(place)
      .toReversed()
      .map((name) => `</${name}>`)
      .join('');
  const closeSibling = (name: string): string => {
    const rule = siblings.get(name);
    if (rule === undefined) return '';
    const place = open.findLastIndex((one) => rule.ends.includes(one));
    const barrier = open.findLastIndex((one) => rule.within.includes(one));
    return place > barrier ? closeFrom(place) : '';
  };
  return {
    depth: () => open.length,
    begin(name: string, attributes: string): string {
      const before = closeSibling(name);
      if (!voidElements.includes(name)) open.push(name);
      return `${before}<${name}${attributes}>`;
    },
    end(name: string): string {
      const place = open.lastIndexOf(name);
      return place === -1 ? '' : closeFrom(place);
    },
    endAll: (): string => closeFrom(0),
  };
}

type Parent = MarkupRoot | MarkupElement;
/** A child of a block: raw markup as tokens, or anything else. */
type Piece = { node: MarkupNode; tokens: readonly Token[] | undefined };

const readPieces = (parent: Parent): Piece[] =>
  parent.children.map((node) => ({
    node,
    tokens: node.type === 'raw' ? [...readTokens(node.value)] : undefined,
  }));

/** Counts the end tags of each element: content is dropped only if its end is known. */
function countCloses(pieces: readonly Piece[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { tokens = [] } of pieces)
    for (const token of tokens)
      if (token.kind === 'close') counts.set(token.name, (counts.get(token.name) ?? 0) + 1);
  return counts;
}

/** `#include <map>` and "the <title> element" are meant as text, although HTML has both elements. */
const isBareWord = (token: Token): boolean =>
  token.kind === 'open' && token.attributes === '' && token.name !== 'wbr';

/** Balances the raw markup among the children of one node. Returns the depth of the elements it opened. */
function balanceChildren(parent: Parent): number {
  const pieces = readPieces(parent);
  if (pieces.every(({ tokens }) => tokens === undefined)) return 0;
  const elements = createOpenElements();
  const closesLeft = countCloses(pieces);
  let deepest = 0;
  let droppedName: string | undefined;

  const write = (token: Token): string => {
    if (token.kind === 'close') closesLeft.set(token.name, (closesLeft.get(token.name) ?? 0) - 1);
    if (droppedName !== undefined) {
      if (token.kind === 'close' && token.name === droppedName) droppedName = undefined;
      return '';
    }
    if (token.kind === 'text') return escape(token.source);
    const policy = policyOf(token.name);
    const isClosedLater = (closesLeft.get(token.name) ?? 0) > 0;
    if (policy === 'escape' || (policy !== 'keep' && isBareWord(token) && !isClosedLater))
      return escape(token.source);
    if (policy === 'drop' && token.kind === 'open' && isClosedLater) droppedName = token.name;
    if (policy !== 'keep') return '';
    if (token.kind === 'close') return elements.end(token.name);
    const written = elements.begin(token.name, token.attributes);
    deepest = Math.max(deepest, elements.depth());
    return written;
  };

  const children: MarkupNode[] = [];
  for (const { node, tokens } of pieces) {
    if (tokens !== undefined) children.push({ type: 'raw', value: tokens.map(write).join('') });
    else if (droppedName === undefined) children.push(node);
  }
  children.push({ type: 'raw', value: elements.endAll() });
  parent.children = children as typeof parent.children;
  return deepest;
}

/** Balances the raw markup of a whole text. Returns the nesting depth. */
export function balanceMarkup(tree: MarkupRoot): number {
  const waiting: { node: Parent; depth: number }[] = [{ node: tree, depth: 0 }];
  let deepest = 0;
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    const depth = entry.depth + balanceChildren(entry.node);
    deepest = Math.max(deepest, depth);
    for (const child of entry.node.children)
      if (child.type === 'element') waiting.push({ node: child, depth: depth + 1 });
  }
  return deepest;
}
