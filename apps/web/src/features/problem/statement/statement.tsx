import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import type { Example } from '../../../ui/statement/parse-examples.ts';
import { Samples } from '../../../ui/statement/samples.tsx';
import { statementMessages } from '../../../ui/statement/statement-messages.ts';
import { StatementSection, StatementText } from '../../../ui/statement/statement-section.tsx';
import type { ProblemInfo } from '../api/get-problem-page.ts';
import { Difficulty } from './difficulty.tsx';
import { LanguageSwitch } from '../../../ui/statement/language-switch.tsx';
import { RemoteOrigin } from './remote-origin.tsx';
import { StatementFacts } from './statement-facts.tsx';
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
  // Known only if the author tagged the languages.
  const lang = offered.length > 1 ? value : undefined;
  const isEmpty = texts.description.trim() === '' && examples.length === 0;
  return (
    <article className={classes['root']}>
      <div className={classes['column']}>
        <div className={classes['meta']}>
          <RemoteOrigin problem={info.problem} />
          <Difficulty value={info.problem.difficulty} />
          <StatementTags tags={info.tags} />
          <LanguageSwitch offered={offered} value={value} onChange={choose} />
        </div>
        <StatementFacts problem={info.problem} />
        {isEmpty && <p className={classes['nothing']}>{m.noStatement}</p>}
        <StatementText title={m.description} text={texts.description} lang={lang} />
        <StatementText title={m.input} text={texts.input} lang={lang} />
        <StatementText title={m.output} text={texts.output} lang={lang} />
        {examples.length > 0 && (
          <StatementSection title={m.samples}>
            <Samples
              examples={examples}
              onRun={info.problem.judgeMode === 'interactive' ? undefined : onRunSample}
            />
          </StatementSection>
        )}
        <StatementText title={m.hint} text={texts.hint} lang={lang} />
        <StatementText title={m.source} text={texts.source} lang={lang} />
        <Author name={info.problem.author} />
      </div>
    </article>
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
