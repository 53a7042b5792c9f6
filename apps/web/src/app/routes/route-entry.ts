import type { QueryClient } from '@tanstack/react-query';
import type { LocalisedText } from '@touchstone/contract/locales';
import type { ComponentType } from 'react';
import type { ComingTopic } from '../../features/coming/coming-topics.ts';
import type { InitialCall } from '../../lib/initial-data.ts';
import type { ShellMode } from '../../lib/route-handle.ts';
import type { PictureName } from './picture-sources.ts';

/** Switches of the site that close an area for everybody. */
export type AccessSwitch = 'openPublicDiscussion' | 'openGroupDiscussion' | 'openContestComment';

/** What surrounds a page: the shell, a bare top bar with the title, the back office, or nothing. */
export type Frame = 'shell' | 'bare' | 'admin' | 'none';

export interface PageScript {
  Component: ComponentType;
  /** Fetches the further scripts that the first picture of the page shows the work of. */
  loadParts?: () => Promise<unknown>;
}

export type LoadPage = () => Promise<PageScript>;

export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** How the server draws a page ahead (`app/picture`), as a stranger sees it. */
export interface PictureEntry {
  /** What it is drawn from. Without one of the answers, or with none to ask for, the page is drawn in the browser alone. */
  calls: (address: PageAddress) => readonly InitialCall[];
  /** Undefined: the title of the route. */
  title: (address: PageAddress) => string | undefined;
  /** Parameters of the address that change nothing but which page it is; with others it is not drawn ahead. */
  parameters: readonly string[];
  /** Fields of the answers that it does not show: one picture serves, whatever they hold. */
  unseenFields: readonly string[];
  /** The name of its style sheet. */
  name: PictureName;
}

export interface RouteEntry {
  /** The name other parts of the product know the route by. Unique. */
  name: string;
  path: string;
  title: LocalisedText;
  load: LoadPage;
  /** Starts the first requests of the page while its script still loads. */
  prefetch?: (client: QueryClient, address: PageAddress) => void;
  picture?: PictureEntry;
  needs?: 'auth' | 'admin' | 'superAdmin';
  accessSwitch?: AccessSwitch;
  /** `shell` unless said otherwise. */
  frame?: Frame;
  /** Which menu the top bar shows; `default` unless said otherwise. */
  mode?: ShellMode;
  hideFooter?: boolean;
  /** Set while the page is still the coming page: which of its texts it shows. */
  topic?: ComingTopic;
  /** Fills the path, and the query, when every route is opened (screenshots, journeys). */
  example?: { params?: Readonly<Record<string, string>>; query?: Readonly<Record<string, string>> };
}

/** An old or short address that leads elsewhere. */
export interface RouteRedirect {
  path: string;
  redirectTo: string;
}

/** A text in the order zh-CN, zh-HK, en-US. */
export const words = (simplified: string, traditional: string, english: string): LocalisedText => ({
  'zh-CN': simplified,
  'zh-HK': traditional,
  'en-US': english,
});

/** The page of every route whose feature comes later. */
export const comingPage: LoadPage = () => import('../../features/coming/coming-page.tsx');
