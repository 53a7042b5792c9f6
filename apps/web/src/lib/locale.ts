/** The language of the page: one store, used by `<html lang>`, the API client and every text. */
import type { Locale } from '@touchstone/contract/locales';
import { chooseLocale, isLocale } from './choose-locale.ts';
import { createStore, useStore } from './external-store.ts';
import { browserStorage } from './storage.ts';

export const localeStorageKey = 'Web_Language';
export const localeQueryKey = 'l';

function readBrowserLocale(): Locale {
  if (typeof window === 'undefined') return chooseLocale({ query: null, stored: null, browserLanguages: [] });
  return chooseLocale({
    query: new URLSearchParams(window.location.search).get(localeQueryKey),
    stored: browserStorage.getItem(localeStorageKey),
    browserLanguages: navigator.languages,
  });
}

const localeStore = createStore<Locale>(readBrowserLocale());

function follow(): void {
  if (typeof document === 'undefined') return;
  document.documentElement.lang = localeStore.get();
  browserStorage.setItem(localeStorageKey, localeStore.get());
  // For server-side rendering.
  document.cookie = `${localeStorageKey}=${localeStore.get()}; Path=/; SameSite=Lax; Max-Age=31536000`;
}
localeStore.subscribe(follow);
follow();

/** A change in one tab applies to all tabs. */
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === localeStorageKey && isLocale(newValue)) localeStore.set(newValue);
  });
}

export const getLocale = localeStore.get;
export const setLocale = localeStore.set;
export const subscribeToLocale = localeStore.subscribe;
export const useLocale = (): Locale => useStore(localeStore);
