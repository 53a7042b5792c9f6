import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { openAccountDialog } from '../../lib/account-dialog.ts';
import { useMessages } from '../../lib/messages.ts';
import { useRouteHandle, useRouteTitle } from '../../lib/route-handle.ts';
import { useSession } from '../../lib/session.ts';
import { TouchstonePicture } from '../../ui/brand/touchstone-picture.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { comingMessages } from './coming-messages.ts';
import classes from './coming-page.module.css';
import { comingTopics, type ComingTopic } from './coming-topics.ts';

const isComingTopic = (value: string | undefined): value is ComingTopic =>
  comingTopics.some((topic) => topic === value);

/** Placeholder page for a feature that is not available yet: what it will offer, and where to go now. */
export function Component() {
  const m = useMessages(comingMessages);
  const title = useRouteTitle();
  const topic = useRouteHandle()?.topic;
  const texts = isComingTopic(topic) ? m.topics[topic] : undefined;
  return (
    <PageContainer width="reading">
      <div className={classes['root']}>
        <div className={classes['head']}>
          <div className={classes['stone']}>
            <TouchstonePicture proved={false} />
          </div>
          <span className={classes['state']}>{m.state}</span>
        </div>
        <h1 className={classes['title']}>{title}</h1>
        {texts !== undefined && (
          <>
            <p className={classes['summary']}>{texts.summary}</p>
            <h2 className={classes['offers']}>{m.offers}</h2>
            <ul className={classes['points']}>
              <li>{texts.first}</li>
              <li>{texts.second}</li>
              <li>{texts.third}</li>
            </ul>
          </>
        )}
        <NextSteps isBackOffice={topic?.startsWith('admin') ?? false} />
      </div>
    </PageContainer>
  );
}

function NextSteps({ isBackOffice }: { isBackOffice: boolean }) {
  const m = useMessages(comingMessages);
  const { user } = useSession();
  return (
    <div>
      <h2 className={classes['offers']}>{m.meanwhile}</h2>
      <div className={classes['actions']}>
        <Button
          component={Link}
          to={isBackOffice ? '/admin/dashboard' : '/home'}
          rightSection={<IconArrowRight size={16} />}
        >
          {isBackOffice ? m.dashboard : m.home}
        </Button>
        <Button component={Link} to="/manual" variant="default">
          {m.manual}
        </Button>
        {user === undefined ? (
          <Button variant="default" onClick={() => openAccountDialog('Login')}>
            {m.login}
          </Button>
        ) : (
          <Button component={Link} to="/setting" variant="default">
            {m.setting}
          </Button>
        )}
      </div>
    </div>
  );
}
