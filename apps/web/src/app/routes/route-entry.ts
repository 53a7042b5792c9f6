import type { QueryClient } from '@tanstack/react-query';
import type { LocalisedText } from '@touchstone/contract/locales';
import type { ComponentType } from 'react';
import type { InitialCall } from '../../lib/initial-data.ts';
import type { ShellMode } from '../../lib/route-handle.ts';
import type { SsrName } from './ssr-sources.ts';

/** Switches of the site that close an area for all users. */
export type AccessSwitch = 'openPublicDiscussion' | 'openGroupDiscussion' | 'openContestComment';

/** The frame of a page: the shell, a bare top bar with the title, the back office, or nothing. */
export type Frame = 'shell' | 'bare' | 'admin' | 'none';

export interface PageScript {
  Component: ComponentType;
  /** Loads further scripts that the server-rendered page needs. */
  loadParts?: () => Promise<unknown>;
}

export type LoadPage = () => Promise<PageScript>;

export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** How the server renders a page (`app/ssr`) as a guest sees it. */
export interface SsrEntry {
  /** The calls that it is rendered from. If a response is missing or the list is empty, the browser renders the page. */
  calls: (address: PageAddress) => readonly InitialCall[];
  /** Undefined: the title of the route. */
  title: (address: PageAddress) => string | undefined;
  /** Fields of the responses that the page does not show. They are not part of the cache key. */
  unseenFields: readonly string[];
  /** The name of its style sheet. */
  name: SsrName;
}

export interface RouteEntry {
  /** The unique name of the route in other parts of the product. */
  name: string;
  path: string;
  title: LocalisedText;
  load: LoadPage;
  /** Starts the first requests of the page while its script still loads. */
  prefetch?: (client: QueryClient, address: PageAddress) => void;
  ssr?: SsrEntry;
  needs?: 'auth' | 'admin' | 'superAdmin';
  /** A page that shows guests a part of it without a login. */
  guestPage?: (params: PageAddress['params']) => string;
  accessSwitch?: AccessSwitch;
  /** `shell` by default. */
  frame?: Frame;
  /** The menu of the top bar; `default` by default. */
  mode?: ShellMode;
  hideFooter?: boolean;
  /** Parameters of the path and the query when every route is opened (screenshots, journeys). */
  example?: { params?: Readonly<Record<string, string>>; query?: Readonly<Record<string, string>> };
}

/** Redirects an old or short address. */
export interface RouteRedirect {
  path: string;
  redirectTo: string;
}

/** A text in the order zh-CN, zh-HK, en-US. */
export const localised = (simplified: string, traditional: string, english: string): LocalisedText => ({
  'zh-CN': simplified,
  'zh-HK': traditional,
  'en-US': english,
});
