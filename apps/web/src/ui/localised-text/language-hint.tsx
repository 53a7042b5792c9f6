import { locales } from '@touchstone/contract/locales';
import { useMessages } from '../../lib/messages.ts';
import { localisedTextMessages } from './localised-text-messages.ts';
import classes from './localised-text.module.css';

/** Explains how to write one text in several languages. */
export function LanguageHint() {
  const m = useMessages(localisedTextMessages);
  return (
    <p className={classes['hint']}>
      {m.hint}{' '}
      {locales.map((locale) => (
        <code key={locale}>{`<!-- ${locale} -->`}</code>
      ))}{' '}
      {m.hintRest}
    </p>
  );
}
