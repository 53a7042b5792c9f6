import type { Locale } from '@touchstone/contract/locales';
import type { ReactNode } from 'react';
import { Markdown } from '../markdown/markdown.tsx';
import classes from './statement-section.module.css';

export function StatementSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes['root']}>
      <h2 className={classes['title']}>{title}</h2>
      {children}
    </section>
  );
}

interface StatementTextProps {
  title: string;
  text: string;
  lang: Locale | undefined;
  /** Renders the text; by default as a whole. */
  children?: ReactNode;
}

/** Renders nothing for an empty text. */
export function StatementText({ title, text, lang, children }: StatementTextProps) {
  if (text.trim() === '') return null;
  return (
    <StatementSection title={title}>
      <div className={classes['text']} lang={lang}>
        {children ?? <Markdown>{text}</Markdown>}
      </div>
    </StatementSection>
  );
}
