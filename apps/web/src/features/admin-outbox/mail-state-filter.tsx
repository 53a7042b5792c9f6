import { SegmentedControl } from '@mantine/core';
import { useMessages } from '../../lib/messages.ts';
import type { MailState } from './api/list-mails.ts';
import { outboxMessages } from './outbox-messages.ts';
import classes from './outbox.module.css';

const mailStates = ['kept', 'queued', 'sent', 'failed'] as const satisfies readonly MailState[];
const everyState = 'all';

/** Parses a value of the address: an unknown state is no filter. */
export const parseMailState = (text: string): MailState | undefined =>
  mailStates.find((state) => state === text);

interface MailStateFilterProps {
  state: MailState | undefined;
  onChange: (state: MailState | undefined) => void;
}

export function MailStateFilter({ state, onChange }: MailStateFilterProps) {
  const m = useMessages(outboxMessages);
  return (
    <div className={classes['filter']}>
      <SegmentedControl
        aria-label={m.filter}
        value={state ?? everyState}
        onChange={(value) => onChange(parseMailState(value))}
        data={[
          { value: everyState, label: m.all },
          ...mailStates.map((option) => ({ value: option, label: m.state[option] })),
        ]}
      />
    </div>
  );
}
