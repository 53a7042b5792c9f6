import type { ReactNode } from 'react';
import { Sheet } from '../../ui/sheet.tsx';
import classes from './settings-section.module.css';

interface SettingsSectionProps {
  title: string;
  /** What it is good for, in a sentence. */
  text?: ReactNode;
  /** Content that needs the whole width stands under the words instead of beside them. */
  isWide?: boolean;
  children: ReactNode;
}

export function SettingsSection({ title, text, isWide = false, children }: SettingsSectionProps) {
  return (
    <Sheet>
      <div className={classes['section']} data-wide={isWide || undefined}>
        <div>
          <h2 className={classes['title']}>{title}</h2>
          {text !== undefined && <p className={classes['text']}>{text}</p>}
        </div>
        <div className={classes['content']}>{children}</div>
      </div>
    </Sheet>
  );
}

/** What is set at present, above the fields that change it. */
export function CurrentValue({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className={classes['current']}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </dl>
  );
}
