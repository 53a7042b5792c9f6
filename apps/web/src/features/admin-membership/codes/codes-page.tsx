import { Button } from '@mantine/core';
import { IconPlus, IconTicket } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useLast } from '../../../lib/use-last.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListRows } from '../../../ui/list-page/list-page.tsx';
import { useListAddress } from '../../../ui/list-page/use-list-address.ts';
import { batchesQuery, disableBatch, downloadCodes, type CodeBatch } from '../api/codes.ts';
import { invalidateAdminMembership } from '../api/membership-key.ts';
import { MembershipFrame } from '../membership-frame.tsx';
import { BatchDialog } from './batch-dialog.tsx';
import { BatchTable } from './batch-table.tsx';
import { codesMessages } from './codes-messages.ts';

const defaultSize = 20;

/** Codes and coupons: generate, export, disable. */
export function Component() {
  const m = useMessages(codesMessages);
  const address = useListAddress(defaultSize);
  const batches = useQuery(batchesQuery({ currentPage: address.page, limit: address.size }));
  const [isGenerating, setGenerating] = useState(false);
  const { asked, disable, ask, cancel } = useDisable();
  const shown = useLast(asked);
  return (
    <MembershipFrame
      current="codes"
      actions={
        <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setGenerating(true)}>
          {m.generate}
        </Button>
      }
    >
      <ListRows
        address={address}
        rows={batches}
        failedTitle={m.failed}
        empty={
          <EmptyState icon={<IconTicket size={24} stroke={1.5} />} title={m.empty}>
            {m.emptyText}
          </EmptyState>
        }
      >
        {(rows) => (
          <BatchTable
            batches={rows}
            onDownload={({ id }) => void downloadCodes(id)}
            onDisable={(batch, isDisabled) =>
              isDisabled ? ask(batch) : disable.mutate({ id: batch.id, isDisabled })
            }
          />
        )}
      </ListRows>
      {isGenerating && <BatchDialog onClose={() => setGenerating(false)} />}
      <ConfirmDialog
        opened={asked !== undefined}
        title={m.disableTitle}
        confirmLabel={m.disable}
        tone="danger"
        isBusy={disable.isPending}
        onCancel={cancel}
        onConfirm={() => {
          if (asked !== undefined) disable.mutate({ id: asked.id, isDisabled: true });
        }}
      >
        {shown !== undefined && m.disableText(countUnused(shown))}
      </ConfirmDialog>
    </MembershipFrame>
  );
}

export const countUnused = ({ codeCount, usesPerCode, useCount }: CodeBatch): number =>
  Math.max(0, codeCount * usesPerCode - useCount);

/** Disabling is confirmed, because users may hold the codes; enabling is not. */
function useDisable() {
  const m = useMessages(codesMessages);
  const client = useQueryClient();
  const [asked, setAsked] = useState<CodeBatch>();
  const disable = useMutation({
    mutationFn: disableBatch,
    onSuccess: (_answer, { isDisabled }) =>
      showToast('success', isDisabled ? m.disabledToast : m.enabledToast),
    onSettled: async () => {
      setAsked(undefined);
      await invalidateAdminMembership(client);
    },
  });
  return { asked, disable, ask: setAsked, cancel: () => setAsked(undefined) };
}
