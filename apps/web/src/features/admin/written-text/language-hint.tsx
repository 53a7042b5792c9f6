import { locales } from '@touchstone/contract/locales';
import { useMessages } from '../../../lib/messages.ts';
import { writtenTextMessages } from './written-text-messages.ts';
import classes from './written-text.module.css';

/** How one text is written in several languages. */
export function LanguageHint() {
  const m = useMessages(writtenTextMessages);
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
