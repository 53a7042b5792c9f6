/** Help pages as data: the same shape in every language, rendered by one component. */
import type { Locale } from '@touchstone/contract/locales';

export type HelpBlock =
  /** A paragraph; text between backticks is code. */
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { code: string; language: string; label?: string }
  | { links: readonly HelpLink[] };

export interface HelpLink {
  /** A route of the app, or a path that the server handles. */
  to: string;
  text: string;
  isServerAddress?: boolean;
}

export interface HelpSection {
  id: string;
  title: string;
  blocks: readonly HelpBlock[];
}

export interface HelpText {
  title: string;
  description: string;
  sections: readonly HelpSection[];
}

export type LocalisedHelpText = Readonly<Record<Locale, HelpText>>;
