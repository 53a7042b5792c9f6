/** A page of explanations as data: the same shape in every language, drawn by one component. */
import type { Locale } from '@touchstone/contract/locales';

export type HelpBlock =
  /** A paragraph; words between backticks are code. */
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { code: string; language: string; label?: string }
  | { links: readonly HelpLink[] };

export interface HelpLink {
  /** A page of ours, or an address that the server answers itself. */
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
