import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import outline from '../../ui/outline-link.module.css';
import { practiceMessages } from './practice-messages.ts';

export function SolveLink({ problem }: { problem: { problemId: string; title: string } }) {
  const m = useMessages(practiceMessages);
  return (
    <Link
      className={outline['root']}
      to={`/problem/${encodeURIComponent(problem.problemId)}`}
      aria-label={m.solveOne(`${problem.problemId} ${problem.title}`)}
    >
      {m.solve}
    </Link>
  );
}
