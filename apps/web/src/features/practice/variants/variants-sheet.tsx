import { Sheet } from '../../../ui/sheet.tsx';
import { useMessages } from '../../../lib/messages.ts';
import type { OwnVariants } from '../api/own-variants.ts';
import type { PracticeProblem } from '../api/practice-list.ts';
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
  const { isOffered, variants } = own;
  if (!isOffered && variants.length === 0) return null;
  return (
    <Sheet title={m.title} flush>
      {isOffered && <VariantForm own={own} problems={problems} onRequested={onRequested} />}
      {variants.length > 0 && (
        <ul className={classes['rows']} aria-label={m.own}>
          {variants.map((variant) => (
            <OwnVariantRow key={variant.id} variant={variant} />
          ))}
        </ul>
      )}
    </Sheet>
  );
}
