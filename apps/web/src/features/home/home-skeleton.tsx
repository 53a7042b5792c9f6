import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { browserStorage } from '../../lib/storage.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { stateMessages } from '../../ui/state-messages.ts';
import { expectsPictures } from './carousel/expected-pictures.ts';
import carouselClasses from './carousel/carousel.module.css';
import pageClasses from './home-page.module.css';
import classes from './home-skeleton.module.css';

/** The shape of the home page while its script is loading. */
export function HomeSkeleton() {
  const m = useMessages(stateMessages);
  const { user } = useSession();
  const [hasPictures] = useState(() => expectsPictures(browserStorage));
  return (
    <PageContainer>
      <div className={pageClasses['root']} role="status" aria-label={m.loading} aria-busy="true">
        {user === undefined ? (
          <div className={classes['invitation']}>
            <Skeleton height={44} width="60%" />
            <Skeleton height={16} mt={24} width="45%" />
            <Skeleton height={42} mt={28} width={240} />
          </div>
        ) : (
          <div className={classes['greeting']}>
            <Skeleton height={26} width={280} maw="80%" />
            <Skeleton height={14} mt={14} width={200} />
          </div>
        )}
        <div className={classes['box']} data-part="steps" />
        <div className={classes['box']} data-part="entries" />
        {hasPictures && <div className={carouselClasses['root']} />}
        <div className={pageClasses['columns']}>
          <div className={classes['box']} data-part="panel" />
          <div className={classes['box']} data-part="panel" />
        </div>
      </div>
    </PageContainer>
  );
}
