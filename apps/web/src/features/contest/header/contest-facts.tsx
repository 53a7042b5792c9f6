import { IconEye, IconLock, IconLockOpen, IconUsers } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import { splitDuration, timeSpanMessages } from '../../../lib/time-spans.ts';
import { FactLine, FactTag } from '../../../ui/facts/facts.tsx';
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
    <FactTag hint={isScored ? m.typeHint[contest.oiRankScoreType] : m.typeHint.acm} kind="type">
      {isScored ? m.types.oi : m.types.acm}
    </FactTag>
  );
}

/** The audience of the contest, as an icon and a text. */
function AudienceTag({ contest }: { contest: Pick<Contest, 'auth'> }) {
  const m = useMessages(contestMessages);
  const audience = audienceOf(contest);
  const Icon = audienceIcons[audience];
  return (
    <FactTag hint={m.audienceHint[audience]} kind={audience}>
      <Icon size={14} stroke={1.75} aria-hidden="true" />
      {m.audiences[audience]}
    </FactTag>
  );
}

/** The key facts of a contest. */
export function ContestFacts({ contest }: { contest: ListedContest }) {
  const m = useMessages(contestMessages);
  const spans = useMessages(timeSpanMessages);
  const { days, hours, minutes } = splitDuration(contest.duration);
  return (
    <FactLine>
      <TypeTag contest={contest} />
      <AudienceTag contest={contest} />
      <span className={classes['plain']}>{m.length(spans.duration(days, hours, minutes))}</span>
      {contest.count !== null && contest.count > 0 && (
        <span className={classes['plain']}>
          <IconUsers size={15} stroke={1.75} aria-hidden="true" />
          {m.people(contest.count)}
        </span>
      )}
    </FactLine>
  );
}
