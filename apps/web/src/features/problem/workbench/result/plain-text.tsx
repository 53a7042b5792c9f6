import { CopyButton } from '../../../../ui/copy-button.tsx';
import classes from './plain-text.module.css';

interface PlainTextProps {
  text: string;
  label: string;
  /** Compilers point at places in the line above: their lines stay whole and scroll. Others wrap. */
  keepsLines?: boolean;
}

/** What a program, a checker or a compiler wrote, as it is. */
export function PlainText({ text, label, keepsLines = false }: PlainTextProps) {
  return (
    <div className={classes['root']}>
      <pre
        className={classes['text']}
        data-whole={keepsLines || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long texts scroll, also by keyboard
        tabIndex={0}
        role="region"
        aria-label={label}
      >
        {text}
      </pre>
      <div className={classes['copy']}>
        <CopyButton text={text} />
      </div>
    </div>
  );
}
