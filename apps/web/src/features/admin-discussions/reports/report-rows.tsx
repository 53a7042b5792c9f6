import { Button } from '@mantine/core';
import { parseReport } from '@touchstone/rules/community/discussion-form';
import { useMessages } from '../../../lib/messages.ts';
import { RowTitle } from '../../../ui/list-page/row-title.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { Report } from '../api/reports.ts';
import { discussionUrl } from '../discussion-scope.ts';
import { reportMessages } from './report-messages.ts';
import classes from './reports.module.css';

interface ReportRowsProps {
  reports: readonly Report[];
  onHandle: (report: Report) => void;
  onCheck: (report: Report) => void;
}

/** A row, not a table: reasons and notes are whole sentences. */
export function ReportRows({ reports, ...actions }: ReportRowsProps) {
  const m = useMessages(reportMessages);
  return (
    <ul className={classes['list']} aria-label={m.list}>
      {reports.map((report) => (
        <ReportRow key={report.id} report={report} {...actions} />
      ))}
    </ul>
  );
}

function ReportRow({ report, onHandle, onCheck }: Omit<ReportRowsProps, 'reports'> & { report: Report }) {
  const m = useMessages(reportMessages);
  const { did, gid, discussionTitle, discussionAuthor, status, reporter, gmtCreate } = report;
  return (
    <li className={classes['row']}>
      <div className={classes['words']}>
        <div className={classes['head']}>
          <span className={classes['state']} data-open={!status || undefined}>
            {status ? m.states.checked : m.states.open}
          </span>
          <RowTitle to={discussionUrl({ id: did, gid })}>{discussionTitle}</RowTitle>
        </div>
        <ReportText content={report.content} />
        <p className={classes['facts']}>
          <span>{m.by(discussionAuthor)}</span>
          <span>{reporter === '' ? m.noReporter : m.reporter(reporter)}</span>
          {gid !== null && <span>{m.group(gid)}</span>}
          <RelativeTime value={gmtCreate} />
          {report.isDiscussionDeleted && <strong>{m.nowDeleted}</strong>}
          {!report.isDiscussionDeleted && report.isDiscussionDisabled && <strong>{m.nowDisabled}</strong>}
        </p>
        <Handling report={report} />
      </div>
      <div className={classes['actions']}>
        <Button
          size="compact-sm"
          aria-label={m.handleOf(discussionTitle)}
          variant={status ? 'default' : 'filled'}
          onClick={() => onHandle(report)}
        >
          {status ? m.handleAgain : m.handle}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={status ? m.uncheckOf(discussionTitle) : m.checkOf(discussionTitle)}
          onClick={() => onCheck(report)}
        >
          {status ? m.uncheck : m.check}
        </Button>
      </div>
    </li>
  );
}

/** Reports of other clients may have other tags: they are shown as they are. */
function ReportText({ content }: { content: string }) {
  const m = useMessages(reportMessages);
  const report = parseReport(content);
  if (typeof report === 'string') return <p className={classes['reason']}>{content}</p>;
  return (
    <>
      {report.tags.length > 0 && (
        <div className={classes['tags']}>
          {report.tags.map((tag) => (
            <span key={tag} className={classes['tag']}>
              {m.tags[tag]}
            </span>
          ))}
        </div>
      )}
      {report.reason !== '' && <p className={classes['reason']}>{report.reason}</p>}
    </>
  );
}

/** What an administrator did about it. */
function Handling({ report: { action, note, handledBy, handledAt } }: { report: Report }) {
  const m = useMessages(reportMessages);
  if (action === null && note === null && handledBy === null) return null;
  return (
    <p className={classes['handling']}>
      {action !== null && <strong>{m.actions[action]}</strong>}
      {handledBy !== null && <span>{m.handledBy(handledBy)}</span>}
      {handledAt !== null && <RelativeTime value={handledAt} />}
      {note !== null && note !== '' && <span className={classes['note']}>{note}</span>}
    </p>
  );
}
