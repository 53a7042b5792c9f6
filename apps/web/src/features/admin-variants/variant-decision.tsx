import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { isProblemAdminRole } from '../../lib/roles.ts';
import { useSession } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { approveVariant, undoDecision, variantsKey, type Variant } from './api/variants.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { StateBadge } from './state-badge.tsx';
import { variantMessages } from './variant-messages.ts';
import classes from './variants.module.css';

/** The state, why, and what an administrator can do. Either decision can be taken back, so neither asks for confirmation. */
export function VariantDecision({ variant }: { variant: Variant }) {
  const m = useMessages(variantMessages);
  const client = useQueryClient();
  const [isRejecting, setRejecting] = useState(false);
  const canDecide = isProblemAdminRole(useSession().user?.roleList ?? []);
  const { id, state, refusal, detail, source, problem, rejectReason, decidedBy } = variant;
  const onSettled = () => client.invalidateQueries({ queryKey: variantsKey });
  const approve = useMutation({
    mutationFn: () => approveVariant(id),
    onSuccess: () => showToast('success', m.approved),
    onSettled,
  });
  const undo = useMutation({
    mutationFn: () => undoDecision(id),
    onSuccess: () => showToast('success', m.undone),
    onSettled,
  });
  const addressOf = (problemId: string) => `/problem/${encodeURIComponent(problemId)}`;
  return (
    <Sheet>
      <div className={classes['decision']}>
        <div className={classes['facts']}>
          <StateBadge state={state} />
          {refusal !== null && <p>{m.refusals[refusal]}</p>}
          {detail !== null && <p className={classes['note']}>{detail}</p>}
          {rejectReason !== null && <p>{rejectReason}</p>}
          <p className={classes['note']}>
            {m.columns.source}:{' '}
            {source === null ? (
              m.noSource
            ) : (
              <Link to={addressOf(source.problemId)}>
                {source.problemId} {source.title}
              </Link>
            )}
          </p>
          {state === 'approved' && problem !== null && (
            <p className={classes['note']}>
              {m.madeProblem}:{' '}
              <Link to={addressOf(problem.problemId)}>
                {problem.problemId} {problem.title}
              </Link>
            </p>
          )}
          {decidedBy !== null && <p className={classes['note']}>{m.decidedBy(decidedBy)}</p>}
        </div>
        <div className={classes['buttons']}>
          {!canDecide && <p className={classes['note']}>{m.onlyProblemAdmins}</p>}
          {canDecide && state === 'waiting' && (
            <>
              <Button variant="default" onClick={() => setRejecting(true)}>
                {m.reject}
              </Button>
              <Button loading={approve.isPending} onClick={() => approve.mutate()}>
                {m.approve}
              </Button>
            </>
          )}
          {canDecide && (state === 'approved' || state === 'rejected') && (
            <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate()}>
              {m.undo}
            </Button>
          )}
        </div>
      </div>
      {isRejecting && <RejectDialog id={id} onClose={() => setRejecting(false)} />}
    </Sheet>
  );
}
