import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import { carouselMessages } from './carousel-messages.ts';
import classes from './carousel.module.css';
import type { CarouselState } from './carousel-state.ts';
import type { RunningCarousel } from './use-carousel.ts';

export function CarouselControls({ carousel }: { carousel: RunningCarousel }) {
  const m = useMessages(carouselMessages);
  const { state, act, isPlaying, setPlaying } = carousel;
  const playLabel = isPlaying ? m.pause : m.play;
  return (
    <>
      <button
        type="button"
        className={classes['step']}
        data-side="left"
        aria-label={m.previous}
        onClick={() => act({ type: 'previous' })}
      >
        <IconChevronLeft size={22} stroke={2} />
      </button>
      <button
        type="button"
        className={classes['step']}
        data-side="right"
        aria-label={m.next}
        onClick={() => act({ type: 'next' })}
      >
        <IconChevronRight size={22} stroke={2} />
      </button>
      <div className={classes['bar']}>
        <button
          type="button"
          className={classes['play']}
          aria-label={playLabel}
          title={playLabel}
          onClick={() => setPlaying(!isPlaying)}
        >
          {isPlaying ? <IconPlayerPauseFilled size={14} /> : <IconPlayerPlayFilled size={14} />}
        </button>
        <Dots state={state} onShow={(index) => act({ type: 'show', index })} />
      </div>
    </>
  );
}

/** More dots would not fit on a phone; then a number is shown instead. */
const mostDots = 8;

function Dots({ state: { index: shown, count }, onShow }: DotsProps) {
  const m = useMessages(carouselMessages);
  if (count > mostDots)
    return (
      <span className={classes['number']}>
        {shown + 1} / {count}
      </span>
    );
  return Array.from({ length: count }, (_, index) => (
    <button
      key={index}
      type="button"
      className={classes['dot']}
      aria-label={m.picture(index + 1, count)}
      aria-current={index === shown || undefined}
      onClick={() => onShow(index)}
    />
  ));
}

interface DotsProps {
  state: CarouselState;
  onShow: (index: number) => void;
}
