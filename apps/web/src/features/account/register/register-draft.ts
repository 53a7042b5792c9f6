/**
 * What a guest has typed into the register form. It survives closing the dialog, and a reload: a phone may drop the tab
 * while its owner reads the mail with the code. The browser deletes it with the tab. The password is not stored: the
 * next user of a shared computer could reveal it.
 */
import { readJson, type KeyValueStorage } from '../../../lib/storage.ts';

const draftKey = 'register-draft';

export interface RegisterDraft {
  username: string;
  email: string;
  code: string;
  /** The address that the last code was sent to. */
  sentTo?: string | undefined;
}

const emptyDraft: RegisterDraft = { username: '', email: '', code: '' };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export function loadRegisterDraft(storage: KeyValueStorage): RegisterDraft {
  const stored = readJson(storage, draftKey);
  if (typeof stored !== 'object' || stored === null) return emptyDraft;
  const { username, email, code, sentTo } = stored as Partial<Record<keyof RegisterDraft, unknown>>;
  return {
    username: textOf(username),
    email: textOf(email),
    code: textOf(code),
    ...(typeof sentTo === 'string' && { sentTo }),
  };
}

/** Keeps the parts that are not in `change`. */
export function saveRegisterDraft(storage: KeyValueStorage, change: Partial<RegisterDraft>): void {
  const { username, email, code, sentTo } = { ...loadRegisterDraft(storage), ...change };
  try {
    storage.setItem(draftKey, JSON.stringify({ username, email, code, sentTo }));
  } catch (error) {
    // A full storage loses the draft, not the form.
    if (!(error instanceof DOMException)) throw error;
  }
}

export const removeRegisterDraft = (storage: KeyValueStorage): void => storage.removeItem(draftKey);
