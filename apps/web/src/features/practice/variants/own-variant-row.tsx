import { Badge, Button } from '@mantine/core';
import type { VariantState } from '@touchstone/contract/variant-limits';
import { isVariantCancellable } from '@touchstone/rules/practice/variant-cancellation';
import { useMessages } from '../../../lib/messages.ts';
import type { OwnVariant } from '../api/own-variants.ts';
import { SolveLink } from '../solve-link.tsx';
import { explainVariant, nameOf } from './explain-variant.ts';
import { ownVariantMessages } from './own-variant-messages.ts';
import classes from './variants-sheet.module.css';

const colors: Record<VariantState, string> = {
  writing: 'info',
  checking: 'info',
  refused: 'gray',
  waiting: 'warn',
  approved: 'good',
  rejected: 'gray',
  cancelled: 'gray',
};

interface OwnVariantRowProps {
  variant: OwnVariant;
  onCancel: (variant: OwnVariant) => void;
}

export function OwnVariantRow({ variant, onCancel }: OwnVariantRowProps) {
  const m = useMessages(ownVariantMessages);
  const { state, problem } = variant;
  return (
    <li className={classes['row']}>
      <div className={classes['words']}>
        <p className={classes['name']}>{nameOf(variant, m)}</p>
        <p className={classes['note']}>{explainVariant(variant, m)}</p>
      </div>
      <span role="status" className={classes['state']}>
        <Badge color={colors[state]}>{m.states[state]}</Badge>
      </span>
      {problem !== null && <SolveLink problem={problem} />}
      {isVariantCancellable(state) && (
        <Button
          variant="default"
          size="xs"
          aria-label={m.cancelOf(nameOf(variant, m))}
          onClick={() => onCancel(variant)}
        >
          {m.cancel}
        </Button>
      )}
    </li>
  );
}
