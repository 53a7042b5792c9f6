/** The state of the carousel. Pure. */

export interface CarouselState {
  index: number;
  count: number;
}

export type CarouselAction =
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'show'; index: number }
  /** The list of pictures has changed. */
  | { type: 'count'; count: number };

/** Wraps around at both ends. */
const around = (index: number, count: number): number => (count > 0 ? ((index % count) + count) % count : 0);

export function reduceCarousel(state: CarouselState, action: CarouselAction): CarouselState {
  const { index, count } = state;
  switch (action.type) {
    case 'next':
      return { count, index: around(index + 1, count) };
    case 'previous':
      return { count, index: around(index - 1, count) };
    case 'show':
      return action.index >= 0 && action.index < count ? { count, index: action.index } : state;
    case 'count':
      return { count: action.count, index: index < action.count ? index : 0 };
    default:
      return action satisfies never;
  }
}

/** Only the shown picture and its neighbours are loaded. */
export const isNearby = (index: number, { index: shown, count }: CarouselState): boolean =>
  [shown, around(shown + 1, count), around(shown - 1, count)].includes(index);

const shortestSwipe = 40;

/** Detects a swipe: long enough, and more horizontal than vertical. */
export function parseSwipe(right: number, down: number): 'next' | 'previous' | undefined {
  if (Math.abs(right) < shortestSwipe || Math.abs(right) <= Math.abs(down)) return undefined;
  return right < 0 ? 'next' : 'previous';
}

const keyActions: Readonly<Record<string, 'next' | 'previous'>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
};

export const parseCarouselKey = (key: string): 'next' | 'previous' | undefined => keyActions[key];
