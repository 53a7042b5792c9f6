import { CopyButton } from '../../../../ui/copy-button.tsx';
import classes from './plain-text.module.css';

/** What a program or a compiler wrote, as it is. */
export function PlainText({ text, label }: { text: string; label: string }) {
  return (
    <div className={classes['root']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long texts scroll, also by keyboard */}
      <pre className={classes['text']} tabIndex={0} role="region" aria-label={label}>
        {text}
      </pre>
      <div className={classes['copy']}>
        <CopyButton text={text} />
      </div>
    </div>
  );
}
