import { useQueryClient } from '@tanstack/react-query';
import { variantLimits } from '@touchstone/contract/variant-limits';
import { useMessages } from '../../lib/messages.ts';
import { ReasonDialog } from '../../ui/reason-dialog/reason-dialog.tsx';
import { rejectVariant, variantsKey } from './api/variants.ts';
import { variantMessages } from './variant-messages.ts';

export function RejectDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const m = useMessages(variantMessages);
  const client = useQueryClient();
  return (
    <ReasonDialog
      title={m.rejectTitle}
      label={m.reason}
      maximumLength={variantLimits.rejectReasonMaximum}
      emptyText={m.reasonEmpty}
      submitLabel={m.reject}
      tone="danger"
      done={m.rejected}
      act={(reason) => rejectVariant(id, reason)}
      refresh={() => client.invalidateQueries({ queryKey: variantsKey })}
      onClose={onClose}
    />
  );
}
