import { IconMessage, IconRosette, IconThumbUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { stripProblemPrefix } from '../../../lib/strip-problem-prefix.ts';
import card from '../../../ui/card-link.module.css';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { RoleBadge } from '../../../ui/role-badge.tsx';
import { UserLink } from '../../../ui/user-link.tsx';
import type { Solution } from '../api/list-solutions.ts';
import { solutionUrl } from '../context/problem-context.ts';
import type { ProblemContext } from '../workbench/workbench-problem.ts';
import { solutionMessages } from './solution-messages.ts';
import classes from './solutions.module.css';

interface SolutionRowProps {
  solution: Solution;
  problemId: string;
  context: ProblemContext;
}

export function SolutionRow({ solution, problemId, context }: SolutionRowProps) {
  const m = useMessages(solutionMessages);
  const { id, title, description, isOfficial, likeNum, commentNum } = solution;
  return (
    <li className={`${card['row'] ?? ''} ${classes['row'] ?? ''}`}>
      <h2 className={classes['title']}>
        <Link className={card['link']} to={solutionUrl(context, id)}>
          {stripProblemPrefix(title, problemId)}
        </Link>
      </h2>
      <p className={classes['summary']}>{description}</p>
      <div className={classes['facts']}>
        {isOfficial && (
          <span className={classes['official']}>
            <IconRosette size={14} stroke={1.75} aria-hidden="true" />
            {m.official}
          </span>
        )}
        <span className={classes['author']}>
          <UserLink username={solution.author} avatar={solution.avatar} size={20} />
          <RoleBadge badge={solution.badge} />
        </span>
        <RelativeTime value={solution.gmtCreate} />
        <span className={classes['count']} role="img" aria-label={m.likes(likeNum)} title={m.likes(likeNum)}>
          <IconThumbUp size={15} stroke={1.6} aria-hidden="true" />
          {likeNum}
        </span>
        <span
          className={classes['count']}
          role="img"
          aria-label={m.comments(commentNum)}
          title={m.comments(commentNum)}
        >
          <IconMessage size={15} stroke={1.6} aria-hidden="true" />
          {commentNum}
        </span>
      </div>
    </li>
  );
}
