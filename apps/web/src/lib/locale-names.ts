import type { Locale } from '@touchstone/contract/locales';

/** Each language is named in itself, so that its speakers find it. */
export const localeNames: Readonly<Record<Locale, string>> = {
  'zh-CN': '简体中文',
  'zh-HK': '繁體中文（香港）',
  'en-US': 'English',
};
