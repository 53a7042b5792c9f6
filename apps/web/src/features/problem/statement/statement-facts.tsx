import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import type { Problem } from '../api/get-problem-page.ts';
import { showLimits } from './shown-limits.ts';
import classes from './statement-facts.module.css';
import { statementMessages } from '../../../ui/statement/statement-messages.ts';

/** The facts needed before reading: limits, input and output, scoring. */
export function StatementFacts({ problem }: { problem: Problem }) {
  const m = useMessages(statementMessages);
  const { plain, others } = showLimits(problem);
  return (
    <dl className={classes['root']} aria-label={m.facts}>
      <Limit name={m.timeLimit} unit="ms" plain={plain.timeMs} others={others?.timeMs} />
      <Limit name={m.memoryLimit} unit="MB" plain={plain.memoryMb} others={others?.memoryMb} />
      <InputAndOutput problem={problem} />
      <Fact name={m.scoring} aside={<JudgeMode mode={problem.judgeMode} />}>
        <Scoring problem={problem} />
      </Fact>
    </dl>
  );
}

function Scoring({ problem: { type, judgeCaseMode, ioScore } }: { problem: Problem }) {
  const m = useMessages(statementMessages);
  if (type === 0) return m.acm;
  return (judgeCaseMode.startsWith('subtask') ? m.subtasks : m.oi)(ioScore);
}

function Fact({ name, aside, children }: { name: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes['fact']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {aside !== undefined && <dd className={classes['aside']}>{aside}</dd>}
    </div>
  );
}

interface LimitProps {
  name: string;
  unit: string;
  plain: number;
  others: number | undefined;
}

function Limit({ name, unit, plain, others }: LimitProps) {
  const m = useMessages(statementMessages);
  const isForAll = others === undefined;
  return (
    <Fact name={name} aside={isForAll ? undefined : `${String(others)} ${unit} ${m.otherLanguages}`}>
      {plain} {unit}
      <span className={classes['whom']}>{isForAll ? m.everyLanguage : m.plainLanguages}</span>
    </Fact>
  );
}

function InputAndOutput({ problem }: { problem: Problem }) {
  const m = useMessages(statementMessages);
  const { isFileIO, ioReadFileName, ioWriteFileName } = problem;
  if (!isFileIO) return <Fact name={m.inputAndOutput}>{m.standard}</Fact>;
  return (
    <Fact
      name={m.inputAndOutput}
      aside={ioWriteFileName === null ? undefined : m.writesFile(ioWriteFileName)}
    >
      {ioReadFileName === null ? m.standard : m.readsFile(ioReadFileName)}
    </Fact>
  );
}

function JudgeMode({ mode }: { mode: string | null }) {
  const m = useMessages(statementMessages);
  if (mode === 'spj') return m.specialJudge;
  return mode === 'interactive' ? m.interactive : null;
}
