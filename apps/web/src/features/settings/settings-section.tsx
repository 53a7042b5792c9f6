import type { ReactNode } from 'react';
import { Sheet } from '../../ui/sheet.tsx';
import classes from './settings-section.module.css';

interface SettingsSectionProps {
  title: string;
  /** A short explanation. */
  text?: ReactNode;
  /** Wide content is placed below the texts instead of beside them. */
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

/** The current value, above the fields that change it. */
export function CurrentValue({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className={classes['current']}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </dl>
  );
}
