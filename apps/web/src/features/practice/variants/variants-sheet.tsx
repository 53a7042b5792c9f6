import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { DeletionDialog } from '../../../ui/deletion-dialog.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { cancelVariant, ownVariantsKey, type OwnVariant, type OwnVariants } from '../api/own-variants.ts';
import type { PracticeProblem } from '../api/practice-list.ts';
import { nameOf } from './explain-variant.ts';
import { ownVariantMessages } from './own-variant-messages.ts';
import { OwnVariantRow } from './own-variant-row.tsx';
import { VariantForm } from './variant-form.tsx';
import classes from './variants-sheet.module.css';

interface VariantsSheetProps {
  own: OwnVariants;
  /** Of the current list. */
  problems: readonly PracticeProblem[];
  onRequested: (own: OwnVariants) => void;
}

/** Without a model there is nothing to ask for, but earlier variants stay visible. */
export function VariantsSheet({ own, problems, onRequested }: VariantsSheetProps) {
  const m = useMessages(ownVariantMessages);
  const client = useQueryClient();
  const [cancelled, setCancelled] = useState<OwnVariant>();
  const { isOffered, variants } = own;
  if (!isOffered && variants.length === 0) return null;
  return (
    <Sheet title={m.title} flush>
      {isOffered && <VariantForm own={own} problems={problems} onRequested={onRequested} />}
      {variants.length > 0 && (
        <ul className={classes['rows']} aria-label={m.own}>
          {variants.map((variant) => (
            <OwnVariantRow key={variant.id} variant={variant} onCancel={setCancelled} />
          ))}
        </ul>
      )}
      <DeletionDialog
        target={cancelled}
        texts={{ title: m.cancelTitle, confirm: m.cancel, done: m.cancelled }}
        textOf={(variant) => m.cancelText(nameOf(variant, m))}
        remove={({ id }) => cancelVariant(id)}
        invalidate={() => client.invalidateQueries({ queryKey: ownVariantsKey })}
        onClose={() => setCancelled(undefined)}
      />
    </Sheet>
  );
}
