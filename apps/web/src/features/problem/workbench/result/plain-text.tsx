import { CopyButton } from '../../../../ui/copy-button.tsx';
import classes from './plain-text.module.css';

interface PlainTextProps {
  text: string;
  label: string;
  /** Compiler output points at columns of the line above, so its lines do not wrap. Other texts wrap. */
  keepsLines?: boolean;
}

/** Raw output of a program, checker or compiler. */
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
