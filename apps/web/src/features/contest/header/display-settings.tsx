import { ActionIcon, Popover, Switch } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import { contestMessages } from '../contest-messages.ts';
import { useContest } from '../use-contest.ts';

/** Renders only after the end of a contest that accepts late submissions. */
export function DisplaySettings() {
  const m = useMessages(contestMessages);
  const { contest, stage, containsEnd, setContainsEnd } = useContest();
  if (contest.allowEndSubmit !== true || stage !== 'ended') return null;
  return (
    <Popover width={300} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon aria-label={m.settings} title={m.settings}>
          <IconAdjustmentsHorizontal size={18} stroke={1.75} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={16}>
        <Switch
          label={m.containsEnd}
          description={m.containsEndHint}
          checked={containsEnd}
          onChange={({ currentTarget }) => setContainsEnd(currentTarget.checked)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
