import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { UserLink } from '../../ui/user-link.tsx';
import tableClasses from '../../ui/roomy-table.module.css';
import { VerdictMark } from '../../ui/verdict/verdict-mark.tsx';
import type { PreviewChange, PreviewResult } from './api/preview.ts';
import classes from './preview.module.css';
import { tableMessages } from './table-messages.ts';

/** The detail page of a submission is inside its contest. */
export const submissionAddress = ({ submitId, cid, problemId }: PreviewChange) =>
  cid === null
    ? `/submission-detail/${String(submitId)}`
    : `/contest/${String(cid)}/problem/${encodeURIComponent(problemId)}/submission-detail/${String(submitId)}`;

/** Submissions with their result before and after, and the case that decides. */
export function ChangesTable({ changes }: { changes: readonly PreviewChange[] }) {
  const m = useMessages(tableMessages);
  return (
    <table className={`${tableClasses['root'] ?? ''} ${classes['table'] ?? ''}`}>
      <thead>
        <tr>
          <th scope="col">{m.submission}</th>
          <th scope="col" className={classes['wideOnly']}>
            {m.user}
          </th>
          <th scope="col" className={classes['wideOnly']}>
            {m.problem}
          </th>
          <th scope="col">{m.before}</th>
          <th scope="col">{m.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.submitId}>
            <td className={classes['number']}>
              <Link to={submissionAddress(change)}>{change.submitId}</Link>
              <span className={classes['narrowLine']}>
                {change.problemId} · {change.username}
              </span>
            </td>
            <td className={classes['wideOnly']}>
              <UserLink username={change.username} avatar={null} size={24} />
            </td>
            <td className={classes['wideOnly']} title={change.problemTitle}>
              {change.problemId}
            </td>
            <td>
              <Result result={change.before} />
            </td>
            <td>
              <Result result={change.after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Result({ result }: { result: PreviewResult }) {
  const m = useMessages(tableMessages);
  return (
    <span className={classes['result']}>
      <VerdictMark status={result.status} form="short" score={result.score} />
      {result.decidingCase !== null && (
        <span className={classes['case']}>{m.case(result.decidingCase.seq)}</span>
      )}
    </span>
  );
}
