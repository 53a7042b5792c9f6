import { Button } from '@mantine/core';
import { formatDateTime } from '../../../../lib/dates.ts';
import { useIsHydrated } from '../../../../lib/hydration.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { barMessages } from '../bar/bar-messages.ts';
import { NoticeLine } from '../notice-line.tsx';
import type { OpenDraft } from './use-draft.ts';

/** Warns that there is another version of the code, or that the code is not stored. */
export function DraftNotice({ open: { draft, state } }: { open: OpenDraft }) {
  const m = useMessages(barMessages);
  const locale = useLocale();
  if (!useIsHydrated()) return null;
  if (state.isUnsaved)
    return (
      <NoticeLine tone="bad" role="alert">
        {m.unsaved}
      </NoticeLine>
    );
  if (state.other === undefined) return null;
  return (
    <NoticeLine
      role="status"
      actions={
        <>
          <Button size="compact-sm" variant="default" onClick={() => draft.takeOther()}>
            {m.showOther}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={() => draft.dropOther()}>
            {m.dropOther}
          </Button>
        </>
      }
    >
      <strong>{m.otherTitle}</strong> {m.otherText(formatDateTime(new Date(state.other.savedAtMs), locale))}
    </NoticeLine>
  );
}
