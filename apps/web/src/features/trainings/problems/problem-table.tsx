import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import card from '../../../ui/card-link.module.css';
import { RateBar } from '../../../ui/charts/rate-bar.tsx';
import tableClasses from '../../../ui/dense-table.module.css';
import { DifficultyLabel } from '../../../ui/difficulty/difficulty-label.tsx';
import { TagChip } from '../../../ui/tag-chip/tag-chip.tsx';
import { VerdictMark } from '../../../ui/verdict/verdict-mark.tsx';
import type { Cell } from '../api/get-training.ts';
import type { TrainingProblem } from '../api/list-training-problems.ts';
import { LateMark } from '../header/late-mark.tsx';
import { trainingProblemUrl } from '../training-context.ts';
import { useTraining } from '../use-training.ts';
import { problemMessages } from './problem-messages.ts';
import classes from './problem-table.module.css';

interface ProblemTableProps {
  problems: readonly TrainingProblem[];
  /** The viewer's results by display id. */
  cells: Readonly<Record<string, Cell>>;
  showsTags: boolean;
}

export function ProblemTable({ problems, cells, showsTags }: ProblemTableProps) {
  const m = useMessages(problemMessages);
  const { columns } = m;
  return (
    <table className={`${tableClasses['root'] ?? ''} ${classes['table'] ?? ''}`} aria-label={m.table}>
      <thead>
        <tr>
          <th scope="col" className={classes['status']}>
            <VisuallyHidden>{columns.status}</VisuallyHidden>
          </th>
          <th scope="col" className={classes['id']}>
            {columns.id}
          </th>
          <th scope="col">{columns.title}</th>
          {showsTags && (
            <th scope="col" className={classes['tags']}>
              {columns.tags}
            </th>
          )}
          <th scope="col" className={classes['difficulty']}>
            {columns.difficulty}
          </th>
          <th scope="col" className={classes['rate']}>
            {columns.rate}
          </th>
        </tr>
      </thead>
      <tbody>
        {problems.map((problem) => (
          <ProblemRow
            key={problem.pid}
            problem={problem}
            cell={cells[problem.problemId]}
            showsTags={showsTags}
          />
        ))}
      </tbody>
    </table>
  );
}

interface ProblemRowProps {
  problem: TrainingProblem;
  cell: Cell | undefined;
  showsTags: boolean;
}

function ProblemRow({ problem, cell, showsTags }: ProblemRowProps) {
  const { context } = useTraining();
  const { problemId, title, difficulty, tags, ac, total } = problem;
  return (
    <tr className={card['row']}>
      <td className={classes['status']}>
        <StatusMark cell={cell} />
      </td>
      <td className={classes['id']}>{problemId}</td>
      <td className={classes['title']}>
        <Link className={card['link']} to={trainingProblemUrl(context, problemId)}>
          {title}
        </Link>
        {cell?.isLate === true && <LateMark />}
      </td>
      {showsTags && (
        <td className={classes['tags']}>
          <span className={classes['chips']}>
            {tags.map(({ id, name, color }) => (
              <TagChip key={id} name={name} color={color} />
            ))}
          </span>
        </td>
      )}
      <td className={classes['difficulty']}>
        <DifficultyLabel difficulty={difficulty} />
      </td>
      <td className={classes['rate']}>
        <RateBar part={ac} whole={total} />
      </td>
    </tr>
  );
}

/** Untried problems have no mark. */
function StatusMark({ cell }: { cell: Cell | undefined }) {
  const m = useMessages(problemMessages);
  if (cell === undefined) return <VisuallyHidden>{m.untried}</VisuallyHidden>;
  return <VerdictMark status={cell.status} form="icon" />;
}
