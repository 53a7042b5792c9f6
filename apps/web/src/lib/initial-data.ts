/**
 * The initial data of a server-rendered page: the responses of its first calls, and its rendered texts.
 *
 * How this works: the server renders some pages as a guest sees them and puts the responses that it rendered from into the page
 * as JSON. The app takes the responses from there instead of requesting them again, and it takes the rendered Markdown from the
 * server-rendered markup, found by a hash of the source text. A page without initial data requests everything as usual. On the
 * server the data is set for one synchronous render.
 */
import type { Calls, DataOf } from '@touchstone/contract';

export type CallName = `GET ${string}` & keyof Calls;

export interface InitialCall {
  name: CallName;
  query: Readonly<Record<string, string>>;
}

export type InitialData = Readonly<Record<string, unknown>>;

export const ssrRootId = 'ssr-root';
export const initialDataId = 'initial-data';

/** Method, path and query of the call. */
export function callKey({ name, query }: InitialCall): string {
  const parameters = new URLSearchParams(query).toString();
  return parameters === '' ? name : `${name}?${parameters}`;
}

function readInitialData(): InitialData {
  if (typeof document === 'undefined') return {};
  const text = document.querySelector(`#${initialDataId}`)?.textContent;
  return text == null ? {} : (JSON.parse(text) as InitialData);
}

let initialData = readInitialData();

export const setInitialData = (given: InitialData): void => void (initialData = given);

export function findInitialData<Name extends CallName>(
  name: Name,
  query: InitialCall['query'] = {},
): DataOf<Calls[Name]> | undefined {
  // The server stored the response of this call under this key.
  return initialData[callKey({ name, query })] as DataOf<Calls[Name]> | undefined;
}

/** For a caller that does not know the query: a page has at most one response of each call. */
export function findOnlyInitialData<Name extends CallName>(name: Name): DataOf<Calls[Name]> | undefined {
  const key = Object.keys(initialData).find((one) => one === name || one.startsWith(`${name}?`));
  return key === undefined ? undefined : (initialData[key] as DataOf<Calls[Name]>);
}

/** An FNV-1a hash with the length: short enough for an attribute, and unique among the texts of one page. */
export function textHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return `${text.length.toString(36)}-${hash.toString(36)}`;
}

/** On the server: marks the element of a rendered text with the hash of its source. */
export const renderedTextAttribute = (text: string): { 'data-rendered'?: string } =>
  typeof document === 'undefined' ? { 'data-rendered': textHash(text) } : {};

const renderedTexts = new Map<string, string>();

/** Stores the rendered texts before the server-rendered markup is removed. */
export function storeRenderedTexts(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-rendered]'))
    renderedTexts.set(element.dataset['rendered'] ?? '', element.innerHTML);
}

export const findRenderedText = (text: string): string | undefined =>
  renderedTexts.size === 0 ? undefined : renderedTexts.get(textHash(text));
