import {
  IconBook,
  IconBulb,
  IconCode,
  IconListCheck,
  IconMessageChatbot,
  IconTrophy,
} from '@tabler/icons-react';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { LoginLink } from '../../ui/login-link.tsx';
import classes from './entries.module.css';
import { entryMessages } from './entry-messages.ts';
import { homeMessages } from './home-messages.ts';

/** The assistant is part of this training. */
const assistantAddress = '/training/34';

const entries = [
  { key: 'assistant', to: assistantAddress, Icon: IconMessageChatbot, needsLogin: true },
  { key: 'exercise', to: '/coding', Icon: IconBulb, needsLogin: true },
  { key: 'course', to: '/training', Icon: IconBook, needsLogin: false },
  { key: 'problems', to: '/problem', Icon: IconCode, needsLogin: false },
  { key: 'status', to: '/status', Icon: IconListCheck, needsLogin: false },
  { key: 'contests', to: '/contest', Icon: IconTrophy, needsLogin: false },
] as const;

/** Phones use a separate URL for the coding page. */
const phoneAddress = (to: string, isPhone: boolean): string =>
  isPhone && to === '/coding' ? '/coding/1' : to;

/** Links to the sections of the site. */
export function Entries() {
  const m = useMessages(entryMessages);
  const home = useMessages(homeMessages);
  const isPhone = useMediaQuery('(max-width: 767.98px)') ?? false;
  return (
    <nav className={classes['root']} aria-label={home.entries}>
      {entries.map(({ key, to, Icon, needsLogin }) => {
        const Anchor = needsLogin ? LoginLink : Link;
        return (
          <Anchor key={key} className={classes['entry']} to={phoneAddress(to, isPhone)} title={m[key].text}>
            <Icon size={20} stroke={1.5} aria-hidden="true" />
            {m[key].name}
          </Anchor>
        );
      })}
    </nav>
  );
}
