import { IconBook, IconCode, IconListCheck, IconSparkles, IconTrophy } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { LoginLink } from '../../ui/login-link.tsx';
import classes from './entries.module.css';
import { entryMessages } from './entry-messages.ts';
import { homeMessages } from './home-messages.ts';

const entries = [
  { key: 'course', to: '/training', Icon: IconBook },
  { key: 'problems', to: '/problem', Icon: IconCode },
  { key: 'practice', to: '/practice', Icon: IconSparkles, needsLogin: true },
  { key: 'status', to: '/status', Icon: IconListCheck },
  { key: 'contests', to: '/contest', Icon: IconTrophy },
] as const;

/** Links to the sections of the site. */
export function Entries() {
  const m = useMessages(entryMessages);
  const home = useMessages(homeMessages);
  return (
    <nav className={classes['root']} aria-label={home.entries}>
      {entries.map(({ key, to, Icon, ...rest }) => {
        const EntryLink = 'needsLogin' in rest ? LoginLink : Link;
        return (
          <EntryLink key={key} className={classes['entry'] ?? ''} to={to} title={m[key].text}>
            <Icon size={20} stroke={1.5} aria-hidden="true" />
            {m[key].name}
          </EntryLink>
        );
      })}
    </nav>
  );
}
