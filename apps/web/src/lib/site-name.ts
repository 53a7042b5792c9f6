/**
 * The name of the site in headers and titles. An administrator may set it; the default of the setting is our own name,
 * which has a form in each language.
 */
import type { Locale } from '@touchstone/contract/locales';
import { useLocale } from './locale.ts';
import { useWebsiteConfig } from './website-config.ts';

const ownNames: Readonly<Record<Locale, string>> = {
  'zh-CN': '试金石',
  'zh-HK': '試金石',
  'en-US': 'Touchstone',
};

export function siteName(configured: string | undefined, locale: Locale): string {
  const name = configured?.trim() ?? '';
  return name === '' || name === ownNames['en-US'] ? ownNames[locale] : name;
}

export function useSiteName(): string {
  return siteName(useWebsiteConfig()?.shortName, useLocale());
}
