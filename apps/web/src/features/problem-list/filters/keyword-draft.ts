/**
 * The text being typed into the search field. It follows the URL when something else changes that, such as Back or the
 * reset, but not when the URL changes because of the typed text itself.
 */
export interface KeywordDraft {
  text: string;
  /** The keyword of the URL when it was last seen. */
  seen: string;
  /** The keyword that was searched last. */
  sent: string;
}

export const newKeywordDraft = (keyword: string): KeywordDraft => ({
  text: keyword,
  seen: keyword,
  sent: keyword,
});

/** The same draft if the URL has not changed. */
export function followKeyword(draft: KeywordDraft, keyword: string): KeywordDraft {
  if (draft.seen === keyword) return draft;
  return keyword === draft.sent ? { ...draft, seen: keyword } : newKeywordDraft(keyword);
}

/** The search for a typed text; undefined if it is the last one. `isRefined`: the same search continues. */
export function searchOf(
  { sent }: KeywordDraft,
  text: string,
): { keyword: string; isRefined: boolean } | undefined {
  const keyword = text.trim();
  if (keyword === sent) return undefined;
  return { keyword, isRefined: sent !== '' && keyword !== '' };
}
