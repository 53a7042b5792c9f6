import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { arrangeCarousel, invalidateCarousel, type CarouselPicture } from './api/carousel-pictures.ts';
import { moveItem } from './move-item.ts';
import { websiteMessages } from './website-messages.ts';
import classes from './website.module.css';

interface CarouselPicturesProps {
  pictures: readonly CarouselPicture[];
  onDelete: (picture: CarouselPicture) => void;
}

/** In the order of the home page. A move is shown at once, and reverted if the server refuses. */
export function CarouselPictures({ pictures, onDelete }: CarouselPicturesProps) {
  const m = useMessages(websiteMessages);
  const client = useQueryClient();
  const arrange = useMutation({
    mutationFn: ({ order }: { order: CarouselPicture[]; to: number }) =>
      arrangeCarousel(order.map(({ id }) => id)),
    onSuccess: (_answer, { to }) => showToast('success', m.moved(to + 1)),
    onSettled: () => invalidateCarousel(client),
  });
  const shown = arrange.isPending ? arrange.variables.order : pictures;
  const move = (from: number, to: number) => arrange.mutate({ order: moveItem(shown, from, to), to });
  return (
    <ol className={classes['pictures']}>
      {shown.map((picture, index) => (
        <li key={picture.id} className={classes['picture']}>
          <img src={picture.url} alt={m.pictureOf(index + 1)} loading="lazy" />
          <span className={classes['position']} aria-hidden="true">
            {index + 1}
          </span>
          <span className={classes['pictureActions']}>
            <ActionIcon
              aria-label={m.moveEarlierOf(index + 1)}
              disabled={index === 0 || arrange.isPending}
              onClick={() => move(index, index - 1)}
            >
              <IconArrowLeft size={18} stroke={1.75} />
            </ActionIcon>
            <ActionIcon
              aria-label={m.moveLaterOf(index + 1)}
              disabled={index === shown.length - 1 || arrange.isPending}
              onClick={() => move(index, index + 1)}
            >
              <IconArrowRight size={18} stroke={1.75} />
            </ActionIcon>
            <ActionIcon aria-label={m.deleteOf(index + 1)} onClick={() => onDelete(picture)}>
              <IconTrash size={18} stroke={1.75} />
            </ActionIcon>
          </span>
        </li>
      ))}
    </ol>
  );
}
