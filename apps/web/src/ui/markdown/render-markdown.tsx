/**
 * Renders authors' text to React elements.
 *
 * How this works: source → Markdown tree → markup tree → balanced raw markup → parsed → sanitised → mentions →
 * formulas → elements. Between the steps the tree is measured; if it is over a limit, the rest is skipped and the result says why.
 * A stack overflow in a step means the same: nested too deeply.
 */
import type { ReactElement } from 'react';
import ReactMarkdown from 'react-markdown';
import rehypeKatex from 'rehype-katex';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { createAuthorElements } from './author-elements.tsx';
import { balanceMarkup } from './balance-markup.ts';
import type { MarkupRoot } from './markup-tree.ts';
import { displayDoubleDollars } from './display-double-dollars.ts';
import { linkMentions } from './link-mentions.ts';
import { createSanitiseSchema } from './sanitise-schema.ts';
import {
  limits,
  refuseCost,
  refuseSource,
  refuseTree,
  shortLimits,
  type Limits,
  type Refusal,
} from './text-limits.ts';

/** Each formula is rendered alone, so definitions only serve to make a short formula expand into a long one. */
const definitions = ['def', 'edef', 'gdef', 'xdef', 'let', 'futurelet', 'global', 'long'].concat([
  'newcommand',
  'renewcommand',
  'providecommand',
]);

/** Formulas are untrusted: bounded size and expansion, no links or markup inside. */
const katexOptions = {
  strict: 'ignore',
  throwOnError: false,
  trust: false,
  maxSize: 40,
  maxExpand: 500,
  macros: Object.fromEntries(definitions.map((name) => [`\\${name}`, '\\definitionsAreOff'])),
} as const;

/** Bidirectional control characters can make a line read as another. */
const directionSigns = /[\u202a-\u202e\u2066-\u2069]/g;

export interface MarkdownSettings {
  /** The prefix of every id in the text. */
  idPrefix: string;
  footnotes: string;
  backToText: (number: string) => string;
  /** Users whose mentions become links. */
  mentions?: readonly string[];
  /** One of many texts on a page. */
  isShort?: boolean;
}

export type RenderedMarkdown = { content: ReactElement; refusal?: undefined } | { refusal: Refusal };

const isOutOfStack = (error: unknown): boolean =>
  (error instanceof RangeError && /call stack/i.test(error.message)) ||
  // Firefox throws an error of a non-standard class.
  (error instanceof Error && error.name === 'InternalError' && /recursion/i.test(error.message));

/** The limits as plugins: each empties a tree that is over one of them. */
function createMeasures(maximum: Limits) {
  let refusal: Refusal | undefined;
  const refuse = (reason: Refusal | undefined): MarkupRoot | undefined => {
    refusal ??= reason;
    return refusal === undefined ? undefined : { type: 'root', children: [] };
  };
  return {
    measure: () => (tree: Parameters<typeof refuseTree>[0]) => refuse(refuseTree(tree)),
    measureCost: () => (tree: MarkupRoot) => refuse(refuseCost(tree, maximum)),
    measureDrawn: () => (tree: MarkupRoot) => refuse(refuseTree(tree, limits.drawnDepth)),
    order: () => (tree: MarkupRoot) => refuse(balanceMarkup(tree) > limits.depth ? 'deep' : undefined),
    getRefusal: () => refusal,
  };
}

function render(
  text: string,
  { idPrefix, footnotes, backToText, mentions = [] }: MarkdownSettings,
  maximum: Limits,
): RenderedMarkdown {
  const { measure, measureCost, measureDrawn, order, getRefusal } = createMeasures(maximum);
  const content = ReactMarkdown({
    remarkPlugins: [remarkGfm, remarkMath, measure, displayDoubleDollars],
    remarkRehypeOptions: {
      // The sanitiser adds the only prefix of ids.
      clobberPrefix: '',
      footnoteLabel: footnotes,
      footnoteLabelProperties: {},
      footnoteBackLabel: (reference, repeated) =>
        backToText(repeated > 1 ? `${reference + 1}-${repeated}` : String(reference + 1)),
    },
    rehypePlugins: [
      order,
      rehypeRaw,
      measure,
      [rehypeSanitize, createSanitiseSchema(idPrefix)],
      linkMentions(mentions),
      measureCost,
      [rehypeKatex, katexOptions],
      measureDrawn,
    ],
    components: createAuthorElements(idPrefix),
    children: text.replace(directionSigns, ''),
  });
  const refusal = getRefusal();
  return refusal === undefined ? { content } : { refusal };
}

export function renderMarkdown(text: string, settings: MarkdownSettings): RenderedMarkdown {
  const maximum = settings.isShort === true ? shortLimits : limits;
  const refusal = refuseSource(text, maximum);
  if (refusal !== undefined) return { refusal };
  try {
    return render(text, settings, maximum);
  } catch (error) {
    if (!isOutOfStack(error)) throw error;
    return { refusal: 'deep' };
  }
}
