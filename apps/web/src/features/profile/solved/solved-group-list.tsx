import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { profileMessages } from '../profile-messages.ts';
import type { SolvedGroup } from './group-solved.ts';
import classes from './solved.module.css';

/** About three lines; a thousand problems would bury the rest of the page. */
const shownAtFirst = 36;
/** Hiding fewer than this is not worth a click. */
const worthHiding = 12;

export function SolvedGroupList({ group: { difficulty, problems } }: { group: SolvedGroup }) {
  const m = useMessages(profileMessages);
  const locale = useLocale();
  const listId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const isLong = problems.length > shownAtFirst + worthHiding;
  const shown = showsAll || !isLong ? problems : problems.slice(0, shownAtFirst);
  return (
    <section className={classes['group']}>
      <h3 className={classes['head']}>
        <span className={classes['dot']} data-difficulty={difficulty} aria-hidden="true" />
        {m.difficulty[difficulty]}
        <span className={classes['count']}>{new Intl.NumberFormat(locale).format(problems.length)}</span>
      </h3>
      <div>
        {problems.length === 0 && <p className={classes['none']}>{m.noneOfDifficulty}</p>}
        {problems.length > 0 && (
          <ul className={classes['chips']} id={listId}>
            {shown.map(({ id, problemId }) => (
              <li key={id}>
                <Link className={classes['chip']} to={`/problem/${encodeURIComponent(problemId)}`}>
                  {problemId}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {isLong && (
          <button
            type="button"
            className={classes['more']}
            aria-expanded={showsAll}
            aria-controls={listId}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? m.showLess : m.showAll(problems.length)}
          </button>
        )}
      </div>
    </section>
  );
}
