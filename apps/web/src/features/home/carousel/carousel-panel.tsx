import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/error-state.tsx';
import { carouselQuery } from '../api/list-carousel-pictures.ts';
import { Carousel } from './carousel.tsx';
import classes from './carousel.module.css';

/** The place of the pictures, as high as they are whatever it shows. */
export function CarouselPanel() {
  const { data, isError, refetch } = useQuery(carouselQuery);
  if (data !== undefined) return <Carousel pictures={data} />;
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
