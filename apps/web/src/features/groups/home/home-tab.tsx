import { useMessages } from '../../../lib/messages.ts';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useGroup } from '../use-group.ts';
import { Announcements } from './announcements.tsx';
import { homeMessages } from './home-messages.ts';
import classes from './home.module.css';
import { InfoCard } from './info-card.tsx';

/** The description for all, the announcements for members, and the facts. */
export function HomeTab() {
  const m = useMessages(homeMessages);
  const { group, isMember } = useGroup();
  return (
    <div className={classes['root']}>
      <div className={classes['main']}>
        <Sheet title={m.description}>
          <div className={classes['description']}>
            <Markdown>{group.description}</Markdown>
          </div>
        </Sheet>
        {isMember && <Announcements />}
      </div>
      <InfoCard />
    </div>
  );
}
