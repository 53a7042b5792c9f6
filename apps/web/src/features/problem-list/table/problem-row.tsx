import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { DifficultyLabel } from '../../../ui/difficulty/difficulty-label.tsx';
import outline from '../../../ui/outline-link.module.css';
import { VerdictMark } from '../../../ui/verdict/verdict-mark.tsx';
import type { ListedProblem } from '../api/list-problems.ts';
import { problemListMessages } from '../problem-list-messages.ts';
import { AcceptanceBar } from './acceptance-bar.tsx';
import classes from './problem-table.module.css';
import { RowTags } from './row-tags.tsx';

const notSubmitted = -10;

export interface RowSettings {
  showsStatus: boolean;
  showsTags: boolean;
  chosenTags: readonly number[];
  onToggleTag: (id: number) => void;
}

interface ProblemRowProps {
  problem: ListedProblem;
  /** Undefined while loading. */
  status: number | undefined;
  settings: RowSettings;
}

export function ProblemRow({ problem, status, settings }: ProblemRowProps) {
  const m = useMessages(problemListMessages);
  const { problemId, title, difficulty, tags, ac, total } = problem;
  const address = `/problem/${encodeURIComponent(problemId)}`;
  return (
    <tr className={classes['row']}>
      {settings.showsStatus && (
        <td className={classes['status']}>
          <StatusMark status={status} />
        </td>
      )}
      <td className={classes['id']}>{problemId}</td>
      <td className={classes['title']}>
        <Link to={address} data-row-link="">
          {title}
        </Link>
      </td>
      {settings.showsTags && (
        <td className={classes['tagCell']}>
          <RowTags tags={tags} chosen={settings.chosenTags} onToggle={settings.onToggleTag} />
        </td>
      )}
      <td className={classes['difficulty']}>
        <DifficultyLabel difficulty={difficulty} />
      </td>
      <td className={classes['rate']}>
        <AcceptanceBar accepted={ac} total={total} />
      </td>
      <td className={classes['action']}>
        <Link
          className={outline['root']}
          data-dense=""
          to={address}
          aria-label={m.solveOne(`${problemId} ${title}`)}
        >
          {m.solve}
        </Link>
      </td>
    </tr>
  );
}

/** Untried problems have no mark. */
function StatusMark({ status }: { status: number | undefined }) {
  const m = useMessages(problemListMessages);
  if (status === undefined) return null;
  if (status === notSubmitted) return <span className={classes['untried']}>{m.notTried}</span>;
  return <VerdictMark status={status} form="icon" />;
}
