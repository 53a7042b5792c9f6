import type { ReactNode } from 'react';
import classes from './parts.module.css';
import { sectionId, type SectionName } from './sections.ts';

interface ProblemSectionProps {
  name: SectionName;
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of the form with an entry in the table of contents. */
export function ProblemSection({ name, title, description, actions, children }: ProblemSectionProps) {
  const id = sectionId(name);
  return (
    <section id={id} className={classes['section']} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className={classes['head']}>
        <div className={classes['words']}>
          <h2 id={`${id}-title`} className={classes['title']}>
            {title}
          </h2>
          {description !== undefined && <p className={classes['description']}>{description}</p>}
        </div>
        {actions}
      </div>
      <div className={classes['fields']}>{children}</div>
    </section>
  );
}
