import { IconTag } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import type { ProblemInfo } from '../api/get-problem-page.ts';
import { statementMessages } from '../../../ui/statement/statement-messages.ts';
import classes from './statement-tags.module.css';

/** Tags hint at the solution, so they are hidden until the user asks for them. */
export function StatementTags({ tags }: { tags: ProblemInfo['tags'] }) {
  const m = useMessages(statementMessages);
  const [isShown, setShown] = useState(false);
  const listId = useId();
  if (tags.length === 0) return null;
  return (
    <div className={classes['root']}>
      <button
        type="button"
        className={classes['toggle']}
        aria-expanded={isShown}
        aria-controls={listId}
        onClick={() => setShown(!isShown)}
      >
        <IconTag size={15} stroke={1.75} aria-hidden="true" />
        {isShown ? m.hideTags : m.showTags(tags.length)}
      </button>
      <ul id={listId} className={classes['list']} aria-label={m.tags} hidden={!isShown}>
        {tags.map((tag) => (
          <li key={tag.id}>{tag.name}</li>
        ))}
      </ul>
    </div>
  );
}
