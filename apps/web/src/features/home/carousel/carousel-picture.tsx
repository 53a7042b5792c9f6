import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { TouchstoneMark } from '../../../ui/brand/touchstone-mark.tsx';
import { carouselMessages } from './carousel-messages.ts';
import classes from './carousel.module.css';

interface CarouselPictureProps {
  url: string;
  label: string;
  isShown: boolean;
  isFetched: boolean;
  onLoad: () => void;
}

/**
 * One picture, never cropped, because text on it must stay readable on a phone. A blurred copy fills the free
 * space. A picture that fails to load is replaced by a stone.
 */
export function CarouselPicture({ url, label, isShown, isFetched, onLoad }: CarouselPictureProps) {
  const m = useMessages(carouselMessages);
  const [isBroken, setBroken] = useState(false);
  // A fetched picture stays mounted, so that going back shows it at once.
  const [wasFetched, setFetched] = useState(isFetched);
  if (isFetched && !wasFetched) setFetched(true);
  return (
    <li className={classes['picture']} data-shown={isShown || undefined} aria-hidden={!isShown}>
      {isBroken ? (
        <span className={classes['broken']}>
          <TouchstoneMark size={56} proved={false} />
          {m.broken}
        </span>
      ) : (
        wasFetched && (
          <>
            <img className={classes['backdrop']} src={url} alt="" draggable={false} decoding="async" />
            <img
              className={classes['whole']}
              src={url}
              alt={label}
              draggable={false}
              decoding="async"
              onLoad={onLoad}
              onError={() => {
                setBroken(true);
                onLoad();
              }}
            />
          </>
        )
      )}
    </li>
  );
}
