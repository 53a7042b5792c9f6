import { useRef, useState, type PointerEvent } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { carouselMessages } from './carousel-messages.ts';
import classes from './carousel.module.css';
import { CarouselPicture } from './carousel-picture.tsx';
import { isNearby, parseCarouselKey, parseSwipe } from './carousel-state.ts';
import { useCarousel } from './use-carousel.ts';

interface CarouselProps {
  /** Never empty. */
  pictures: readonly { id: number; url: string }[];
}

/** A carousel that advances automatically and by buttons, arrow keys and swipes. */
export function Carousel({ pictures }: CarouselProps) {
  const m = useMessages(carouselMessages);
  const carousel = useCarousel(pictures.length);
  const { state, act, hold } = carousel;
  // The neighbours wait for the first picture, which shares a slow line with the rest of the page.
  const [hasLoaded, setHasLoaded] = useState(false);
  const swipe = useSwipe((direction) => act({ type: direction }));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons do the same; keys and fingers are a second way
    <section
      className={classes['root']}
      aria-roledescription="carousel"
      aria-label={m.label}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      // A clicked button keeps the focus; only keyboard focus means that the user is still interacting.
      onFocus={(event) => hold('focus', event.target.matches(':focus-visible'))}
      onBlur={() => hold('focus', false)}
      onKeyDown={(event) => {
        const direction = parseCarouselKey(event.key);
        if (direction !== undefined) act({ type: direction });
      }}
      {...swipe}
    >
      <ul className={classes['pictures']} aria-live={carousel.isPlaying ? 'off' : 'polite'}>
        {pictures.map(({ id, url }, index) => (
          <CarouselPicture
            key={id}
            url={url}
            label={m.picture(index + 1, pictures.length)}
            isShown={index === state.index}
            isFetched={index === state.index || (hasLoaded && isNearby(index, state))}
            onLoad={() => setHasLoaded(true)}
          />
        ))}
      </ul>
      {pictures.length > 1 && <CarouselControls carousel={carousel} />}
    </section>
  );
}

/** Handles touch only; the mouse uses the buttons. */
function useSwipe(onSwipe: (direction: 'next' | 'previous') => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? undefined : { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current === undefined) return;
      const direction = parseSwipe(event.clientX - start.current.x, event.clientY - start.current.y);
      start.current = undefined;
      if (direction !== undefined) onSwipe(direction);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
