import type { Locale } from '@touchstone/contract/locales';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
// Not by the lazy door of ui/markdown: the renderer comes with the page's own script, and the text is there at once.
import { MarkdownBody } from '../../../ui/markdown/markdown-body.tsx';
import type { ProblemInfo } from '../api/get-problem-page.ts';
import { Difficulty } from './difficulty.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import type { Example } from './read-examples.ts';
import { Samples } from './samples.tsx';
import { StatementFacts } from './statement-facts.tsx';
import { statementMessages } from './statement-messages.ts';
import { StatementTags } from './statement-tags.tsx';
import classes from './statement.module.css';
import type { StatementLanguage } from './use-statement-language.ts';

interface StatementProps {
  info: ProblemInfo;
  language: StatementLanguage;
  examples: readonly Example[];
  onRunSample: (index: number) => void;
}

export function Statement({ info, language, examples, onRunSample }: StatementProps) {
  const m = useMessages(statementMessages);
  const { texts, offered, value, choose } = language;
  // Known only where the author said so.
  const lang = offered.length > 1 ? value : undefined;
  const isEmpty = texts.description.trim() === '' && examples.length === 0;
  return (
    <article className={classes['root']}>
      <div className={classes['column']}>
        <div className={classes['meta']}>
          <Difficulty value={info.problem.difficulty} />
          <StatementTags tags={info.tags} />
          <LanguageSwitch offered={offered} value={value} onChange={choose} />
        </div>
        <StatementFacts problem={info.problem} />
        {isEmpty && <p className={classes['nothing']}>{m.noStatement}</p>}
        <TextSection title={m.description} text={texts.description} lang={lang} />
        <TextSection title={m.input} text={texts.input} lang={lang} />
        <TextSection title={m.output} text={texts.output} lang={lang} />
        {examples.length > 0 && (
          <Section title={m.samples}>
            <Samples
              examples={examples}
              onRun={info.problem.judgeMode === 'interactive' ? undefined : onRunSample}
            />
          </Section>
        )}
        <TextSection title={m.hint} text={texts.hint} lang={lang} />
        <TextSection title={m.source} text={texts.source} lang={lang} />
        <Author name={info.problem.author} />
      </div>
    </article>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes['section']}>
      <h2 className={classes['title']}>{title}</h2>
      {children}
    </section>
  );
}

/** Nothing for what the author left empty. */
function TextSection({ title, text, lang }: { title: string; text: string; lang: Locale | undefined }) {
  if (text.trim() === '') return null;
  return (
    <Section title={title}>
      <div className={classes['text']} lang={lang}>
        <MarkdownBody text={text} />
      </div>
    </Section>
  );
}

function Author({ name }: { name: string | null }) {
  const m = useMessages(statementMessages);
  if (name === null || name === '') return null;
  return (
    <p className={classes['author']}>
      {m.author} <Link to={`/user-home?${new URLSearchParams({ username: name }).toString()}`}>{name}</Link>
    </p>
  );
}
