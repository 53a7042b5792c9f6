import { locales } from '@touchstone/contract/locales';
import { useMessages } from '../../../lib/messages.ts';
import { announcementMessages } from './announcement-messages.ts';
import classes from './announcements.module.css';

/** How one announcement is written in several languages. */
export function LanguageHint() {
  const m = useMessages(announcementMessages);
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
