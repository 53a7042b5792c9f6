import { useMessages } from '../../lib/messages.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { actionMessages } from './action-messages.ts';
import type { Preview } from './api/preview.ts';
import { previewMessages } from './preview-messages.ts';
import classes from './preview.module.css';

/** Why a preview cannot be applied or undone any more, and which results are secret. */
export function PreviewNotices({ preview }: { preview: Preview }) {
  const m = useMessages(previewMessages);
  const actions = useMessages(actionMessages);
  const frozen = preview.contests.filter(({ isFrozen }) => isFrozen);
  return (
    <>
      {frozen.map(({ cid, title }) => (
        <FormAlert key={cid} kind="info">
          {m.frozen(title)}
        </FormAlert>
      ))}
      {preview.staleReasons.length > 0 && (
        <FormAlert kind="warning">
          <strong>{actions.staleTitle}</strong>
          <ul className={classes['reasons']}>
            {preview.staleReasons.map((reason) => (
              <li key={reason}>{actions.stale[reason]}</li>
            ))}
          </ul>
          {actions.staleText}
        </FormAlert>
      )}
      {preview.state === 'applied' && !preview.isUndoable && (
        <FormAlert kind="info">{actions.notUndoable}</FormAlert>
      )}
    </>
  );
}
