import type { Locale } from '@touchstone/contract/locales';
import { useSearchParams } from 'react-router';
import { localeQueryKey, setLocale } from '../../lib/locale.ts';

/** Removes the language from the address, which would override the selected one on reload. */
export function useChooseLocale(): (locale: Locale) => void {
  const [searchParams, setSearchParams] = useSearchParams();
  return (locale) => {
    setLocale(locale);
    if (!searchParams.has(localeQueryKey)) return;
    const rest = new URLSearchParams(searchParams);
    rest.delete(localeQueryKey);
    setSearchParams(rest, { replace: true, preventScrollReset: true });
  };
}
