/**
 * The initial data of a server-rendered page: the responses of its first calls.
 *
 * How this works: the server renders some pages as a guest sees them and puts the responses that it rendered from into the page
 * as JSON. The app takes the responses from there instead of requesting them again. A page without initial data requests
 * everything as usual. On the server the data is set for one synchronous render.
 */
import type { Calls, DataOf } from '@touchstone/contract';

export type CallName = `GET ${string}` & keyof Calls;

export interface InitialCall {
  name: CallName;
  query: Readonly<Record<string, string>>;
}

export type InitialData = Readonly<Record<string, unknown>>;

/** Marks the root element while it has server-rendered markup that is not hydrated. */
export const ssrAttribute = 'data-ssr';
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
