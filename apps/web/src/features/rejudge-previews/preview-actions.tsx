import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { useStartPreview } from '../../ui/rejudge-preview/use-start-preview.ts';
import { actionMessages } from './action-messages.ts';
import type { Preview } from './api/preview.ts';
import { DecisionDialog, type Decision } from './decision-dialog.tsx';

/** The scope of a preview, for a fresh one. */
export const scopeOf = ({ pid, cid, isEverywhere }: Preview) => ({
  ...(pid !== null && { pid }),
  ...(cid !== null && { cid }),
  ...(isEverywhere && { everywhere: true }),
});

/** The decisions that are possible in the present state of the preview. */
export function listDecisions({
  state,
  staleReasons,
  isUndoable,
}: Pick<Preview, 'state' | 'staleReasons' | 'isUndoable'>): (Decision | 'fresh')[] {
  switch (state) {
    case 'running':
      return ['cancel'];
    case 'ready':
      return staleReasons.length === 0 ? ['discard', 'apply'] : ['discard', 'fresh'];
    case 'applied':
      return isUndoable ? ['undo'] : [];
    case 'undone':
      return [];
    default:
      return state satisfies never;
  }
}

/** Buttons for the decisions; all but a fresh preview ask for confirmation. */
export function PreviewActions({ preview }: { preview: Preview }) {
  const m = useMessages(actionMessages);
  const [decision, setDecision] = useState<Decision>();
  const start = useStartPreview();
  const decisions = listDecisions(preview);
  return (
    <>
      {decisions.map((one, index) => {
        const isMain = index === decisions.length - 1 && one !== 'cancel' && one !== 'undo';
        return (
          <Button
            key={one}
            variant={isMain ? 'filled' : 'default'}
            loading={one === 'fresh' && start.isPending}
            onClick={() => (one === 'fresh' ? start.mutate(scopeOf(preview)) : setDecision(one))}
          >
            {m[one]}
          </Button>
        );
      })}
      {decision !== undefined && (
        <DecisionDialog preview={preview} decision={decision} onClose={() => setDecision(undefined)} />
      )}
    </>
  );
}
