import { useMessages } from '../../../lib/messages.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import type { CreationLimits } from '../api/get-creation-limits.ts';
import { createMessages } from './create-messages.ts';
import classes from './group-form.module.css';

/** Says before the user types whether the group can be created. Nothing for users without limits. */
export function CreationNote({ limits }: { limits: CreationLimits }) {
  const m = useMessages(createMessages);
  const { solved, solvedMinimum, createdToday, dailyMaximum, owned, totalMaximum, refusal } = limits;
  if (!limits.isLimited) return null;
  const reasons = {
    groupCreateSolved: m.needsSolved(solvedMinimum, solved),
    groupCreateDaily: m.dailyReached(dailyMaximum),
    groupCreateTotal: m.totalReached(totalMaximum),
  };
  return (
    <div className={classes['note']}>
      <FormAlert kind={refusal === null ? 'info' : 'warning'}>
        {refusal === null
          ? m.allowed({ solvedMinimum, today: dailyMaximum - createdToday, left: totalMaximum - owned })
          : reasons[refusal]}
      </FormAlert>
    </div>
  );
}
