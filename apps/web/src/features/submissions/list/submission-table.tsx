import { useMessages } from '../../../lib/messages.ts';
import { isSuperAdminRole } from '../../../lib/roles.ts';
import { useSession } from '../../../lib/session.ts';
import { publicContext, type SubmissionContext } from '../addresses.ts';
import type { JudgeRow } from '../api/list-submissions.ts';
import type { ShownProgress } from '../live-fields.ts';
import type { JudgeAgain } from '../use-judge-again.ts';
import { listMessages } from './list-messages.ts';
import { SubmissionRow } from './submission-row.tsx';
import tableClasses from '../../../ui/dense-table.module.css';
import classes from './submission-table.module.css';

interface SubmissionTableProps {
  rows: readonly JudgeRow[];
  progress: ReadonlyMap<number, ShownProgress>;
  again: JudgeAgain;
  /** The rows belong to the previous page while the new page loads. */
  isOld: boolean;
  context?: SubmissionContext;
}

export function SubmissionTable({
  rows,
  progress,
  again,
  isOld,
  context = publicContext,
}: SubmissionTableProps) {
  const { user } = useSession();
  const canRejudge = isSuperAdminRole(user?.roleList ?? []);
  const m = useMessages(listMessages);
  return (
    <table
      className={`${tableClasses['root'] ?? ''} ${classes['table'] ?? ''}`}
      aria-label={m.tableLabel}
      data-old={isOld || undefined}
    >
      <Head canRejudge={canRejudge} />
      <tbody>
        {rows.map((row) => (
          <SubmissionRow
            key={row.submitId}
            row={row}
            progress={progress.get(row.submitId)}
            isOwn={row.uid === user?.uid}
            canRejudge={canRejudge}
            again={again}
            context={context}
          />
        ))}
      </tbody>
    </table>
  );
}

function Head({ canRejudge }: { canRejudge: boolean }) {
  const m = useMessages(listMessages);
  const columns = [
    ['id', m.id],
    ['when', m.submitted],
    ['problem', m.problem],
    ['verdict', m.verdict],
    ['time', m.time],
    ['memory', m.memory],
    ['length', m.length],
    ['language', m.language],
    ['judger', m.judger],
    ['user', m.user],
  ] as const;
  return (
    <thead>
      <tr>
        {columns.map(([name, text]) => (
          <th key={name} scope="col" className={classes[name]}>
            {text}
          </th>
        ))}
        {canRejudge && (
          <th scope="col" className={classes['actions']}>
            <span className={classes['spoken']}>{m.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
