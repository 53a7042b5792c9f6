/** The words of a language that the editor offers. Lists of names, apart by blanks: data that reads like a page. */
export interface LanguageWords {
  keywords: string;
  types?: string;
  functions?: string;
  constants?: string;
  /** Offered after a dot or an arrow only. */
  members?: string;
  /** What may be included or imported, and the text before it that says so. */
  modules?: { before: RegExp; names: string };
  snippets?: readonly Snippet[];
}

export interface Snippet {
  label: string;
  /** What it becomes, shown beside the label. */
  detail: string;
  /** `${name}` is a place to type at. */
  template: string;
}

export const listWords = (words: string | undefined): string[] =>
  words === undefined ? [] : words.split(/\s+/).filter((word) => word !== '');
