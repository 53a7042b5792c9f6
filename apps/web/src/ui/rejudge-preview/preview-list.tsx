import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { ErrorState } from '../error-state.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { Sheet } from '../sheet.tsx';
import { RowsSkeleton } from '../skeletons.tsx';
import { choiceMessages } from './choice-messages.ts';
import { previewAddress, previewListQuery, type ListedPreview, type PreviewScope } from './preview-calls.ts';
import { PreviewStateMark } from './preview-state-mark.tsx';
import classes from './rejudge-preview.module.css';

/** The open preview of a problem or contest, and the applied ones. */
export function PreviewList({ scope }: { scope: PreviewScope }) {
  const m = useMessages(choiceMessages);
  const { data, isError, refetch } = useQuery(previewListQuery(scope));
  return (
    <Sheet flush title={m.list}>
      {data === undefined && isError && <ErrorState title={m.failed} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <RowsSkeleton rows={1} height={52} />}
      {data?.length === 0 && <p className={classes['empty']}>{m.listEmpty}</p>}
      {data !== undefined && data.length > 0 && (
        <ul className={classes['list']}>
          {data.map((preview) => (
            <PreviewRow key={preview.id} preview={preview} />
          ))}
        </ul>
      )}
    </Sheet>
  );
}

function PreviewRow({ preview }: { preview: ListedPreview }) {
  const m = useMessages(choiceMessages);
  const { problemId, problemTitle, state, judged, total } = preview;
  const name = problemId === null ? m.wholeContest : `${problemId} ${problemTitle ?? ''}`;
  return (
    <li>
      <Link to={previewAddress(preview.id)}>{name}</Link>
      <PreviewStateMark state={state} />
      <span className={classes['figure']}>{m.progress(judged, total)}</span>
      <span className={classes['who']}>
        {preview.startedBy} <RelativeTime value={preview.startedAt} />
      </span>
    </li>
  );
}
