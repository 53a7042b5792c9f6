import { IconBook, IconCode, IconListCheck, IconTrophy } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import classes from './entries.module.css';
import { entryMessages } from './entry-messages.ts';
import { homeMessages } from './home-messages.ts';

const entries = [
  { key: 'course', to: '/training', Icon: IconBook },
  { key: 'problems', to: '/problem', Icon: IconCode },
  { key: 'status', to: '/status', Icon: IconListCheck },
  { key: 'contests', to: '/contest', Icon: IconTrophy },
] as const;

/** Links to the sections of the site that exist. An assistant joins them when the web has a page for it. */
export function Entries() {
  const m = useMessages(entryMessages);
  const home = useMessages(homeMessages);
  return (
    <nav className={classes['root']} aria-label={home.entries}>
      {entries.map(({ key, to, Icon }) => (
        <Link key={key} className={classes['entry']} to={to} title={m[key].text}>
          <Icon size={20} stroke={1.5} aria-hidden="true" />
          {m[key].name}
        </Link>
      ))}
    </nav>
  );
}
