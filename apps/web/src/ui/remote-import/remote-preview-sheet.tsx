import { Link } from 'react-router';
import type { RemotePreview } from '../../lib/admin-api/import-remote.ts';
import { useMessages } from '../../lib/messages.ts';
import { FormAlert } from '../form-alert.tsx';
import { Samples } from '../statement/samples.tsx';
import { statementMessages } from '../statement/statement-messages.ts';
import { StatementSection, StatementText } from '../statement/statement-section.tsx';
import { remoteImportMessages } from './remote-import-messages.ts';
import classes from './remote-import.module.css';
import { RemoteWarnings } from './remote-warnings.tsx';

/** A problem as an import would store it. The statement is rendered as everywhere: scripts of another site do not run. */
export function RemotePreviewSheet({ preview: { problem, pid, warnings } }: { preview: RemotePreview }) {
  const m = useMessages(remoteImportMessages);
  const words = useMessages(statementMessages);
  return (
    <section className={classes['preview']} aria-label={m.previewTitle}>
      {pid !== null && (
        <FormAlert kind="info">
          {m.exists} <Link to={`/admin/problem/edit/${String(pid)}`}>{m.openExisting}</Link>
        </FormAlert>
      )}
      <h3 className={classes['title']}>
        {problem.problemId} {problem.title}
      </h3>
      <p className={classes['note']}>
        {m.timeLimit} {problem.timeLimit} ms · {m.memoryLimit} {problem.memoryLimit} MB ·{' '}
        {m.samples(problem.examples.length)} ·{' '}
        {problem.languages.length === 0 ? m.allLanguages : m.languages(problem.languages.length)}
      </p>
      {problem.tags.length > 0 && (
        <p className={classes['note']}>
          {m.tags}: {problem.tags.join(', ')}
        </p>
      )}
      <RemoteWarnings warnings={warnings} />
      <div
        className={classes['statement']}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long statement scrolls, also by keyboard
        tabIndex={0}
        role="region"
        aria-label={`${problem.problemId} ${problem.title}`}
      >
        <StatementText title={words.description} text={problem.description} lang={undefined} />
        <StatementText title={words.input} text={problem.input} lang={undefined} />
        <StatementText title={words.output} text={problem.output} lang={undefined} />
        {problem.examples.length > 0 && (
          <StatementSection title={words.samples}>
            <Samples examples={problem.examples} onRun={undefined} />
          </StatementSection>
        )}
        <StatementText title={words.hint} text={problem.hint} lang={undefined} />
        <StatementText title={words.source} text={problem.source} lang={undefined} />
      </div>
    </section>
  );
}
