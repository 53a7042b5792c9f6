import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { compareTestData } from '@touchstone/rules/test-data-difference';
import { useMemo } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import type { FormState } from '../state/form-store.ts';
import { useForm, useFormPart, useValue } from '../state/use-form.ts';
import { differenceMessages } from './difference-messages.ts';
import classes from './difference-panel.module.css';

const selectStored = ({ baseline }: FormState) => baseline.uploadedCases;
const maxListedNames = 8;

/** What saving the form changes in the stored test data. */
export function DifferencePanel({ isInRunningContest }: { isInRunningContest: boolean }) {
  const m = useMessages(differenceMessages);
  const form = useForm();
  const stored = useFormPart(form, selectStored);
  const cases = useValue('uploadedCases');
  const isScored = useValue('scoring') === 'oi';
  const difference = useMemo(() => compareTestData(stored, cases), [stored, cases]);
  const { added, removed, changed, rescored, unchangedCount, scoresKeptCount } = difference;
  const rescoredNames = isScored ? rescored : [];
  const parts = [
    { kind: 'added', text: m.added(added.length), names: added },
    { kind: 'removed', text: m.removed(removed.length), names: removed },
    { kind: 'changed', text: m.changed(changed.length), names: changed },
    { kind: 'rescored', text: m.rescored(rescoredNames.length), names: rescoredNames },
  ].filter(({ names }) => names.length > 0);
  if (stored.length === 0 || parts.length === 0) return null;
  return (
    <section className={classes['panel']} aria-label={m.title}>
      <div className={classes['head']}>
        <h3>{m.title}</h3>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconArrowBackUp size={14} stroke={1.75} />}
          onClick={() => form.set('uploadedCases', stored)}
        >
          {m.undo}
        </Button>
      </div>
      <dl className={classes['parts']}>
        {parts.map(({ kind, text, names }) => (
          <div key={kind} data-kind={kind}>
            <dt>{text}</dt>
            <dd>{m.names(names.slice(0, maxListedNames), names.length)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes['note']}>
        {m.unchanged(unchangedCount)}
        {isScored && ` ${m.scoresKept(scoresKeptCount)}`}
      </p>
      <p className={classes['note']}>{isInRunningContest ? m.resultsStayInContest : m.resultsStay}</p>
    </section>
  );
}
