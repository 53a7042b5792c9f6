import { Button } from '@mantine/core';
import { formatDateTime } from '../../../../lib/dates.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { barMessages } from '../bar/bar-messages.ts';
import classes from './draft-notice.module.css';
import type { OpenDraft } from './use-draft.ts';

/** What its writer should know about the code: that there is another version of it, or that it is not kept. */
export function DraftNotice({ open: { draft, state } }: { open: OpenDraft }) {
  const m = useMessages(barMessages);
  const locale = useLocale();
  if (state.isUnsaved)
    return (
      <p className={classes['root']} data-tone="bad" role="alert">
        {m.unsaved}
      </p>
    );
  if (state.other === undefined) return null;
  return (
    <div className={classes['root']} role="status">
      <p>
        <strong>{m.otherTitle}</strong> {m.otherText(formatDateTime(new Date(state.other.savedAtMs), locale))}
      </p>
      <div className={classes['choices']}>
        <Button size="compact-sm" variant="default" onClick={() => draft.takeOther()}>
          {m.showOther}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={() => draft.dropOther()}>
          {m.dropOther}
        </Button>
      </div>
    </div>
  );
}
