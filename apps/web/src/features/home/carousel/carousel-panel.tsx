import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { browserStorage } from '../../../lib/storage.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { carouselQuery } from '../api/list-carousel-pictures.ts';
import { Carousel } from './carousel.tsx';
import classes from './carousel.module.css';
import { expectsPictures, storePictureCount } from './expected-pictures.ts';

/** The carousel area, with its final height while it loads. A site without pictures has none. */
export function CarouselPanel() {
  const { data, isError, refetch } = useQuery(carouselQuery);
  const [isExpected] = useState(() => expectsPictures(browserStorage));
  const count = data?.length;
  useEffect(() => {
    if (count !== undefined) storePictureCount(browserStorage, count);
  }, [count]);
  if (data !== undefined) return data.length === 0 ? null : <Carousel pictures={data} />;
  if (!isExpected) return null;
  return (
    <div className={classes['root']} data-failed={isError || undefined}>
      {isError ? (
        <ErrorState compact onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="100%" radius={0} />
      )}
    </div>
  );
}
