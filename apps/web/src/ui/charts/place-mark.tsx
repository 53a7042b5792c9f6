import classes from './place-mark.module.css';

const medals = 3;

interface PlaceMarkProps {
  place: number;
  /** False if the number is a position in a search, not a rank. */
  medal?: boolean;
}

/** A rank: a number, with a medal for the first three and a streak of gold for the first. */
export function PlaceMark({ place, medal = true }: PlaceMarkProps) {
  return (
    <span className={classes['root']} data-medal={medal && place <= medals ? place : undefined}>
      {place}
    </span>
  );
}
