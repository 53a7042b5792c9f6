import { siteLimits } from '@touchstone/contract/site-limits';
import { IconPhoto } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { DeletionDialog } from '../../../ui/deletion-dialog.tsx';
import {
  carouselPicturesQuery,
  deleteCarouselPicture,
  invalidateCarousel,
  type CarouselPicture,
} from './api/carousel-pictures.ts';
import { CarouselPictures } from './carousel-pictures.tsx';
import { CarouselUpload } from './carousel-upload.tsx';
import { websiteMessages } from './website-messages.ts';
import classes from './website.module.css';

/** The pictures of the home page. Adding and deleting take effect immediately. */
export function CarouselSheet() {
  const m = useMessages(websiteMessages);
  const { data, isError, refetch } = useQuery(carouselPicturesQuery);
  const client = useQueryClient();
  const [target, setTarget] = useState<CarouselPicture>();
  const isFull = (data?.length ?? 0) >= siteLimits.carouselPicturesMaximum;
  return (
    <Sheet title={m.carousel} actions={<CarouselUpload isFull={isFull} />}>
      <p className={classes['note']}>{m.carouselText(siteLimits.carouselPicturesMaximum)}</p>
      {data === undefined && !isError && <RowsSkeleton rows={3} height={64} />}
      {data === undefined && isError && (
        <ErrorState compact title={m.carouselFailed} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <EmptyState compact icon={<IconPhoto size={24} stroke={1.5} />} title={m.emptyTitle}>
          {m.emptyText}
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && <CarouselPictures pictures={data} onDelete={setTarget} />}
      <DeletionDialog
        target={target}
        texts={{ title: m.deleteTitle, confirm: m.delete, done: m.deleted }}
        textOf={() => m.deleteText}
        remove={({ id }) => deleteCarouselPicture(id)}
        invalidate={() => invalidateCarousel(client)}
        onClose={() => setTarget(undefined)}
      />
    </Sheet>
  );
}
