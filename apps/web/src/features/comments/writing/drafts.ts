/** Unsent texts, stored in this browser, so that a reload or a login loses nothing. */
import { browserStorage } from '../../../lib/storage.ts';

const prefix = 'comment-draft:';

export const loadDraft = (key: string): string => browserStorage.getItem(`${prefix}${key}`) ?? '';

export function storeDraft(key: string, text: string): void {
  if (text.trim() === '') browserStorage.removeItem(`${prefix}${key}`);
  else browserStorage.setItem(`${prefix}${key}`, text);
}
