import { useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import classes from './audit-log.module.css';
import { auditMessages } from './audit-messages.ts';
import { diffRecord, type DiffEntry, type FieldValue } from './diff-record.ts';

/** Before and after side by side; unchanged fields are collapsed. */
export function DiffView({ before, after }: { before: string | null; after: string | null }) {
  const m = useMessages(auditMessages);
  const [showsSame, setShowsSame] = useState(false);
  const entries = diffRecord(before, after);
  const same = entries.filter((entry) => entry.kind === 'same');
  const shown = showsSame ? entries : entries.filter((entry) => entry.kind !== 'same');
  if (entries.length === 0) return <p className={classes['noDetail']}>{m.noDetail}</p>;
  return (
    <div className={classes['diff']}>
      {shown.length > 0 && (
        <table className={classes['diffTable']}>
          <thead>
            <tr>
              <th scope="col">{m.field}</th>
              <th scope="col">{m.before}</th>
              <th scope="col">{m.after}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((entry) => (
              <DiffRow key={entry.field} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
      {same.length > 0 && !showsSame && (
        <button type="button" className={classes['link']} onClick={() => setShowsSame(true)}>
          {m.showSame(same.length)}
        </button>
      )}
    </div>
  );
}

function DiffRow({ entry: { field, kind, before, after } }: { entry: DiffEntry }) {
  const m = useMessages(auditMessages);
  return (
    <tr data-kind={kind}>
      <th scope="row">
        {field === '' ? m.whole : field}
        <span className={classes['kind']}>{m.kind[kind]}</span>
      </th>
      <td data-side="before">
        <DiffValue text={before} />
      </td>
      <td data-side="after">
        <DiffValue text={after} />
      </td>
    </tr>
  );
}

function DiffValue({ text }: { text: FieldValue | undefined }) {
  const m = useMessages(auditMessages);
  if (text === undefined || text === null || text === '')
    return <span className={classes['empty']}>{m.empty}</span>;
  return <code>{text}</code>;
}
