import { useMessages } from '../../lib/messages.ts';
import { Sheet } from '../../ui/sheet.tsx';
import type { Preview } from './api/preview.ts';
import { previewMessages } from './preview-messages.ts';
import classes from './preview.module.css';

/** The progress of judging. */
export function PreviewProgress({ preview: { judged, total } }: { preview: Preview }) {
  const m = useMessages(previewMessages);
  return (
    <Sheet>
      <div role="status" className={classes['running']}>
        <strong>{m.judging(judged, total)}</strong>
        <div className={classes['progress']} aria-hidden="true">
          <i style={{ width: `${String((100 * judged) / Math.max(1, total))}%` }} />
        </div>
        <p>{m.judgingText}</p>
      </div>
    </Sheet>
  );
}
