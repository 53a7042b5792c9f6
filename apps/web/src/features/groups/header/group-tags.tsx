import { Tooltip } from '@mantine/core';
import { IconEyeOff, IconLock, IconLockOpen, IconUserCheck } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import { accessOf } from '../group-access.ts';
import { groupMessages } from '../group-messages.ts';
import classes from './group-header.module.css';

const icons = { public: IconLockOpen, protected: IconUserCheck, private: IconLock } as const;
const icon = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;

/** How one joins the group. */
export function AccessTag({ auth }: { auth: number }) {
  const m = useMessages(groupMessages);
  const access = accessOf(auth);
  const Icon = icons[access];
  return (
    <Tooltip label={m.accessHints[access]}>
      <span className={classes['tag']} data-access={access}>
        <Icon {...icon} />
        {m.accesses[access]}
      </span>
    </Tooltip>
  );
}

export function HiddenTag() {
  const m = useMessages(groupMessages);
  return (
    <Tooltip label={m.hiddenHint}>
      <span className={classes['tag']} data-access="hidden">
        <IconEyeOff {...icon} />
        {m.hiddenTag}
      </span>
    </Tooltip>
  );
}
