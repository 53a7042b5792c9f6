import type { ReactNode } from 'react';
import { formatDateTime } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { timesOf } from '../../../lib/contest-clock/contest-moment.ts';
import { contestMessages } from '../contest-messages.ts';
import { isOi } from '../header/contest-kind.ts';
import { useContest } from '../use-contest.ts';
import { refusalMessages } from '../sign-ins/refusal-messages.ts';
import { useProtectionRules } from '../sign-ins/refusal-text.ts';
import { overviewMessages } from './overview-messages.ts';
import classes from './overview.module.css';

/** The rules that a contestant must know before the first submission. */
export function Rules() {
  const m = useMessages(overviewMessages);
  const { typeHint } = useMessages(contestMessages);
  const { rule } = useMessages(refusalMessages);
  const { contest, protection } = useContest();
  const protectionRules = useProtectionRules(protection);
  return (
    <Sheet title={m.rules}>
      <dl className={classes['rules']}>
        <Rule name={m.ranking}>{isOi(contest) ? typeHint[contest.oiRankScoreType] : typeHint.acm}</Rule>
        {!isOi(contest) && <Rule name={m.penalty}>{m.penaltyText}</Rule>}
        <Rule name={m.board}>{useBoardText()}</Rule>
        <Rule name={m.afterEnd}>{contest.allowEndSubmit === true ? m.afterEndYes : m.afterEndNo}</Rule>
        {protectionRules.length > 0 && (
          <Rule name={rule}>
            {protectionRules.map((text) => (
              <div key={text}>{text}</div>
            ))}
          </Rule>
        )}
        {contest.author !== null && <Rule name={m.author}>{contest.author}</Rule>}
      </dl>
    </Sheet>
  );
}

function useBoardText(): string {
  const m = useMessages(overviewMessages);
  const locale = useLocale();
  const { contest } = useContest();
  const { startMs, frozenFromMs, isUnfrozenAtEnd } = timesOf(contest);
  if (frozenFromMs === null) return m.boardOpen;
  if (isOi(contest) && frozenFromMs <= startMs)
    return `${m.boardHidden}${isUnfrozenAtEnd ? m.publishedAtEnd : m.publishedByHand}`;
  const time = formatDateTime(new Date(frozenFromMs), locale);
  return isUnfrozenAtEnd ? m.boardSealed(time) : m.boardKept(time);
}

function Rule({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
