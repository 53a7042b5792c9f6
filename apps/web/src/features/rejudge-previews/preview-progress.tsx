import { useMessages } from '../../lib/messages.ts';
import { WorkProgress } from '../../ui/progress/work-progress.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { Preview } from './api/preview.ts';
import { previewMessages } from './preview-messages.ts';

/** The progress of judging. */
export function PreviewProgress({ preview: { judged, total } }: { preview: Preview }) {
  const m = useMessages(previewMessages);
  return (
    <Sheet>
      <WorkProgress title={m.judging(judged, total)} text={m.judgingText} done={judged} total={total} />
    </Sheet>
  );
}
