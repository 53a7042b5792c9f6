import type { ReactNode } from 'react';
import classes from './form-section.module.css';

interface FormSectionProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** A section of a long form: title and description at the left, fields at the right. */
export function FormSection({ title, description, children }: FormSectionProps) {
  return (
    <section className={classes['root']}>
      <div>
        <h2 className={classes['title']}>{title}</h2>
        <p className={classes['description']}>{description}</p>
      </div>
      <div className={classes['fields']}>{children}</div>
    </section>
  );
}
