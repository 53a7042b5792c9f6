import { Button } from '@mantine/core';
import { IconAlertTriangle, IconBulb, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { adviseOnCheck, type Advice } from '@touchstone/rules/problem-checks-advice';
import { useMemo } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { formatDuration, formatMemory } from '@touchstone/rules/judging/measures';
import { verdictMessages } from '../../../ui/verdict/verdict-messages.ts';
import { verdictOf } from '../../../ui/verdict/verdicts.ts';
import type { Check } from '../api/check.ts';
import { checkMessages } from '../check-messages.ts';
import { adviceMessages } from './advice-messages.ts';
import classes from './advice.module.css';

const icons = { problem: IconCircleX, warning: IconAlertTriangle, hint: IconBulb } as const;

interface AdviceListProps {
  check: Check;
  onUseTimeLimit: ((timeLimitMs: number) => void) | undefined;
}

/** Advice based on the results, once the check is complete. */
export function AdviceList({ check, onUseTimeLimit }: AdviceListProps) {
  const m = useMessages(checkMessages);
  const advice = useMemo(() => adviseOnCheck(toMeasurements(check)), [check]);
  const isFine = advice.every(({ kind }) => kind === 'hint');
  return (
    <section className={classes['root']} aria-label={m.adviceTitle}>
      <h3 className={classes['title']}>{m.adviceTitle}</h3>
      <ul className={classes['list']}>
        {isFine && (
          <li className={classes['item']} data-kind="fine">
            <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" />
            <span>{m.adviceNone}</span>
          </li>
        )}
        {advice.map((one) => (
          <AdviceItem key={JSON.stringify(one)} check={check} advice={one} onUseTimeLimit={onUseTimeLimit} />
        ))}
      </ul>
    </section>
  );
}

function AdviceItem({ check, advice, onUseTimeLimit }: AdviceListProps & { advice: Advice }) {
  const m = useMessages(adviceMessages);
  const text = useAdviceText(check);
  const Icon = icons[advice.kind];
  return (
    <li className={classes['item']} data-kind={advice.kind}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <span>{text(advice)}</span>
      {advice.code === 'time-limit' && onUseTimeLimit !== undefined && (
        <Button size="compact-sm" variant="default" onClick={() => onUseTimeLimit(advice.suggestedMs)}>
          {m.limitButton(formatDuration(advice.suggestedMs))}
        </Button>
      )}
    </li>
  );
}

function useAdviceText({ programs }: Check) {
  const m = useMessages(adviceMessages);
  const words = useMessages(verdictMessages);
  const nameOf = (status: number) => words[verdictOf(status).key].name;
  const compareWithExpected = (name: string, status: number): string => {
    const program = programs.find((one) => one.name === name);
    const expected = (program?.expectedStatuses ?? []).map(nameOf).join(m.or);
    const score = program?.score ?? null;
    return m.otherVerdict(
      name,
      expected,
      score === null ? nameOf(status) : m.withScore(nameOf(status), score),
    );
  };
  return (advice: Advice): string => {
    switch (advice.code) {
      case 'right-fails': {
        const failed = m.rightFails(advice.name, nameOf(advice.status));
        return advice.seq === null ? failed : failed + m.atCase(advice.seq);
      }
      case 'wrong-passes':
        return m.wrongPasses(advice.name);
      case 'slow-passes':
        return m.slowPasses(advice.name, formatDuration(advice.timeMs));
      case 'other-verdict':
        return compareWithExpected(advice.name, advice.status);
      case 'judge-failed':
        return m.judgeFailed(advice.name);
      case 'cut-short':
        return m.cutShort(advice.name);
      case 'slow-is-near':
        return m.slowIsNear(advice.name, formatDuration(advice.timeMs), formatDuration(advice.limitMs));
      case 'right-is-slow':
        return m.rightIsSlow(advice.name, formatDuration(advice.timeMs), advice.percent);
      case 'right-is-large':
        return m.rightIsLarge(advice.name, formatMemory(advice.memoryKb), advice.percent);
      case 'time-limit':
        return m.timeLimit(advice.name, formatDuration(advice.timeMs), formatDuration(advice.suggestedMs));
      case 'no-right-solution':
        return m.noRightSolution;
      case 'no-wrong-solution':
        return m.noWrongSolution;
      case 'catching-cases':
        return m.catchingCases(advice.catching, advice.total);
      default:
        return advice satisfies never;
    }
  };
}

const toMeasurements = ({ programs, cases, timeLimit, memoryLimit }: Check) => ({
  limits: { timeLimitMs: timeLimit, memoryLimitMb: memoryLimit },
  caseCount: cases.length,
  programs: programs.map((program) => ({
    ...program,
    cases: program.cells.map(([seq, status, timeMs, memoryKb]) => ({ seq, status, timeMs, memoryKb })),
  })),
});
