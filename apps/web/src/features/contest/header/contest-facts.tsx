import { Tooltip } from '@mantine/core';
import { IconEye, IconLock, IconLockOpen, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { splitDuration, timeSpanMessages } from '../../../lib/time-spans.ts';
import type { Contest } from '../api/get-contest.ts';
import { contestMessages } from '../contest-messages.ts';
import classes from './contest-facts.module.css';
import { audienceOf, isOi } from './contest-kind.ts';

const audienceIcons = { public: IconLockOpen, private: IconLock, protected: IconEye } as const;

type ListedContest = Pick<Contest, 'type' | 'auth' | 'oiRankScoreType' | 'duration' | 'count'>;

/** The ranking rules, explained in a tooltip. */
function TypeTag({ contest }: { contest: Pick<Contest, 'type' | 'oiRankScoreType'> }) {
  const m = useMessages(contestMessages);
  const isScored = isOi(contest);
  return (
    <Fact hint={isScored ? m.typeHint[contest.oiRankScoreType] : m.typeHint.acm} kind="type">
      {isScored ? m.types.oi : m.types.acm}
    </Fact>
  );
}

/** The audience of the contest, as an icon and a text. */
function AudienceTag({ contest }: { contest: Pick<Contest, 'auth'> }) {
  const m = useMessages(contestMessages);
  const audience = audienceOf(contest);
  const Icon = audienceIcons[audience];
  return (
    <Fact hint={m.audienceHint[audience]} kind={audience}>
      <Icon size={14} stroke={1.75} aria-hidden="true" />
      {m.audiences[audience]}
    </Fact>
  );
}

/** The key facts of a contest. */
export function ContestFacts({ contest }: { contest: ListedContest }) {
  const m = useMessages(contestMessages);
  const spans = useMessages(timeSpanMessages);
  const { days, hours, minutes } = splitDuration(contest.duration);
  return (
    <div className={classes['root']}>
      <TypeTag contest={contest} />
      <AudienceTag contest={contest} />
      <span className={classes['plain']}>{m.length(spans.duration(days, hours, minutes))}</span>
      {contest.count !== null && contest.count > 0 && (
        <span className={classes['plain']}>
          <IconUsers size={15} stroke={1.75} aria-hidden="true" />
          {m.people(contest.count)}
        </span>
      )}
    </div>
  );
}

function Fact({ hint, kind, children }: { hint: string; kind: string; children: ReactNode }) {
  return (
    <Tooltip label={hint}>
      <span
        className={classes['tag']}
        data-kind={kind}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the explanation must be reachable by keyboard
        tabIndex={0}
      >
        {children}
      </span>
    </Tooltip>
  );
}
