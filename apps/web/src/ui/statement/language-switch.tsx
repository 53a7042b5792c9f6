import type { Locale } from '@touchstone/contract/locales';
import { useMessages } from '../../lib/messages.ts';
import classes from './language-switch.module.css';
import { statementMessages } from './statement-messages.ts';

interface LanguageSwitchProps {
  offered: readonly Locale[];
  value: Locale;
  onChange: (locale: Locale) => void;
}

/** Switches between the languages of a statement. Renders nothing if there is one. */
export function LanguageSwitch({ offered, value, onChange }: LanguageSwitchProps) {
  const m = useMessages(statementMessages);
  if (offered.length < 2) return null;
  const hasBothChinese = offered.includes('zh-CN') && offered.includes('zh-HK');
  return (
    <div className={classes['root']} role="group" aria-label={m.language}>
      {offered.map((locale) => (
        <button
          key={locale}
          type="button"
          className={classes['choice']}
          lang={locale}
          aria-pressed={locale === value}
          onClick={() => onChange(locale)}
        >
          {locale === 'en-US' || hasBothChinese ? m.languages[locale] : m.chinese}
        </button>
      ))}
    </div>
  );
}
