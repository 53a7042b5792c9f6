/** The policy for each element of raw markup in authors' text. */
const names = (list: string): string[] => list.trim().split(/\s+/);

/** Elements that authors may use. All other HTML elements are removed. */
export const allowedElements = names(`
  a b blockquote br center code dd del details div dl dt em figcaption figure font h1 h2 h3 h4 h5 h6
  hr i img input ins kbd li mark ol p pre q rp rt ruby s samp section small span strike strong sub
  summary sup table tbody td tfoot th thead tr tt u ul var
`);

/** Elements that are removed together with their content, which is not text for readers. */
const droppedElements = names(`
  applet audio canvas iframe math noembed noframes noscript object script select style svg template
  title video
`);

/** HTML elements that are removed while their content stays. */
const unwrappedElements = names(`
  abbr acronym address area article aside base basefont bdi bdo bgsound big blink body button caption
  cite col colgroup data datalist dfn dialog dir embed fieldset footer form frame frameset head header
  hgroup html image isindex keygen label layer legend link listing main map marquee menu menuitem meta
  meter multicol nav nextid nobr optgroup option output param picture plaintext portal progress rb rtc
  search slot source spacer textarea time track wbr xmp xml
`);

export const voidElements = ['br', 'hr', 'img', 'input'];

export type ElementPolicy = 'keep' | 'drop' | 'unwrap' | 'escape';

const policies = new Map<string, ElementPolicy>([
  ...unwrappedElements.map((name) => [name, 'unwrap'] as const),
  ...droppedElements.map((name) => [name, 'drop'] as const),
  ...allowedElements.map((name) => [name, 'keep'] as const),
]);

/** Unknown elements are text: `vector<int>` and `#include <iostream>` are meant literally. */
export const policyOf = (name: string): ElementPolicy => policies.get(name.toLowerCase()) ?? 'escape';

interface Sibling {
  /** An open element of these ends where this one begins … */
  ends: readonly string[];
  /** … unless one of these lies between them. */
  within: readonly string[];
}

const cell: Sibling = { ends: ['td', 'th'], within: ['table'] };
const rowGroup: Sibling = { ends: ['thead', 'tbody', 'tfoot'], within: ['table'] };
const term: Sibling = { ends: ['dt', 'dd'], within: ['dl'] };

/** Elements whose end tag HTML lets authors leave out. */
export const siblings: ReadonlyMap<string, Sibling> = new Map([
  ['a', { ends: ['a'], within: ['table'] }],
  [
    'p',
    {
      ends: ['p'],
      within: ['blockquote', 'center', 'dd', 'details', 'div', 'figure', 'li', 'section', 'td', 'th'],
    },
  ],
  ['li', { ends: ['li'], within: ['ol', 'ul'] }],
  ['tr', { ends: ['tr'], within: ['table'] }],
  ['td', cell],
  ['th', cell],
  ['thead', rowGroup],
  ['tbody', rowGroup],
  ['tfoot', rowGroup],
  ['dt', term],
  ['dd', term],
]);
