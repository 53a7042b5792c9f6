import { Button } from '@mantine/core';
import { IconPlus, IconShoppingBag } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { ApiError } from '../../../lib/api/index.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { DeletionDialog } from '../../../ui/deletion-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryContent } from '../../../ui/query-content.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { invalidateAdminMembership } from '../api/membership-key.ts';
import { deletePlan, plansQuery, savePlan, type AdministeredPlan } from '../api/plans.ts';
import { MembershipFrame } from '../membership-frame.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { PlanTable } from './plan-table.tsx';
import { toPlanValues, toSentPlan } from './plan-values.ts';
import { plansMessages } from './plans-messages.ts';

/** What is sold. A plan with orders is withdrawn, not deleted. */
export function Component() {
  const m = useMessages(plansMessages);
  const client = useQueryClient();
  const plans = useQuery(plansQuery);
  const [edited, setEdited] = useState<{ plan: AdministeredPlan | undefined }>();
  const [deleted, setDeleted] = useState<AdministeredPlan>();
  const offer = useOffer();
  const add = (
    <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setEdited({ plan: undefined })}>
      {m.add}
    </Button>
  );
  return (
    <MembershipFrame current="plans" actions={add}>
      <QueryContent query={plans} failedTitle={m.failed} waiting={<PlansSkeleton />}>
        {(rows) => (
          <Sheet flush>
            {rows.length === 0 ? (
              <EmptyState icon={<IconShoppingBag size={24} stroke={1.5} />} title={m.empty}>
                {m.emptyText}
              </EmptyState>
            ) : (
              <PlanTable
                plans={rows}
                onEdit={(plan) => setEdited({ plan })}
                onOffer={(plan, isOffered) => offer.mutate({ plan, isOffered })}
                onDelete={setDeleted}
              />
            )}
          </Sheet>
        )}
      </QueryContent>
      {edited !== undefined && <PlanDialog plan={edited.plan} onClose={() => setEdited(undefined)} />}
      <DeletionDialog
        target={deleted}
        texts={{ title: m.deleteTitle, confirm: m.delete, done: m.deleted }}
        textOf={({ title }) => m.deleteText(title)}
        remove={({ id }) => deletePlan(id)}
        invalidate={() => invalidateAdminMembership(client)}
        onClose={() => setDeleted(undefined)}
      />
    </MembershipFrame>
  );
}

const PlansSkeleton = () => (
  <Sheet flush>
    <RowsSkeleton rows={4} height={60} />
  </Sheet>
);

/** Withdraws a plan or puts it on sale again: both can be undone by the same button. */
function useOffer() {
  const m = useMessages(plansMessages);
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ plan, isOffered }: { plan: AdministeredPlan; isOffered: boolean }) =>
      savePlan({ id: plan.id, ...toSentPlan(toPlanValues(plan)), isOffered }),
    onSuccess: (_answer, { isOffered }) => showToast('success', m.changed[`${isOffered}`]),
    onError: (error) => {
      if (!(error instanceof ApiError)) throw error;
      showToast('error', textOfApiError(error));
    },
    onSettled: () => invalidateAdminMembership(client),
  });
}
