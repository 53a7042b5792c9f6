import { SegmentedControl } from '@mantine/core';
import type { Locale } from '@touchstone/contract/locales';
import { isLocale } from '../../../lib/choose-locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { statementMessages } from './statement-messages.ts';

interface LanguageSwitchProps {
  offered: readonly Locale[];
  value: Locale;
  onChange: (locale: Locale) => void;
}

/** For a statement that was written in several languages. Nothing when there is one. */
export function LanguageSwitch({ offered, value, onChange }: LanguageSwitchProps) {
  const m = useMessages(statementMessages);
  if (offered.length < 2) return null;
  const hasBothChinese = offered.includes('zh-CN') && offered.includes('zh-HK');
  const nameOf = (locale: Locale) => (locale === 'en-US' || hasBothChinese ? m.languages[locale] : m.chinese);
  return (
    <SegmentedControl
      size="xs"
      aria-label={m.language}
      data={offered.map((locale) => ({ value: locale, label: nameOf(locale) }))}
      value={value}
      onChange={(chosen) => {
        if (isLocale(chosen)) onChange(chosen);
      }}
    />
  );
}
