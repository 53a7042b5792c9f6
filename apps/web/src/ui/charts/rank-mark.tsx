import classes from './rank-mark.module.css';

const medals = 3;

interface RankMarkProps {
  rank: number;
  /** False for a user who has nothing to be ranked by yet. */
  medal?: boolean;
}

/** A rank: a number, with a medal for the first three and a streak of gold for the first. */
export function RankMark({ rank, medal = true }: RankMarkProps) {
  return (
    <span className={classes['root']} data-medal={medal && rank <= medals ? rank : undefined}>
      {rank}
    </span>
  );
}
