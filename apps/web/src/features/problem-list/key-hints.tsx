import { useMessages } from '../../lib/messages.ts';
import { problemListMessages } from './problem-list-messages.ts';
import classes from './problem-list-page.module.css';

export function KeyHints() {
  const { keys } = useMessages(problemListMessages);
  return (
    <p className={classes['keys']}>
      <span>
        <kbd>j</kbd> <kbd>k</kbd> {keys.move}
      </span>
      <span>
        <kbd>Enter</kbd> {keys.open}
      </span>
      <span>
        <kbd>/</kbd> {keys.search}
      </span>
    </p>
  );
}
