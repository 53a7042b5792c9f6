/** The words of a language that the editor offers: lists of names separated by blanks. */
export interface LanguageWords {
  keywords: string;
  types?: string;
  functions?: string;
  constants?: string;
  /** Offered only after a dot or an arrow. */
  members?: string;
  /** Names of headers or modules, and the pattern of the text before them. */
  modules?: { before: RegExp; names: string };
  snippets?: readonly Snippet[];
}

export interface Snippet {
  label: string;
  /** The expansion, shown beside the label. */
  detail: string;
  /** `${name}` is a tab stop. */
  template: string;
}

export const listWords = (words: string | undefined): string[] =>
  words === undefined ? [] : words.split(/\s+/).filter((word) => word !== '');
