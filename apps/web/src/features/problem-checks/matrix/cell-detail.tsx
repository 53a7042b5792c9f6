import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { statuses } from '@touchstone/contract/statuses';
import { useMessages } from '../../../lib/messages.ts';
import {
  formatDuration,
  formatLength,
  formatMemory,
  formatRunTime,
} from '@touchstone/rules/judging/measures';
import { NoteView } from '../../../ui/explanation/note-view.tsx';
import { VerdictOption } from '../../../ui/verdict/verdict-option.tsx';
import { caseMessageQuery, type Cell, type Check, type CheckedProgram } from '../api/check.ts';
import { checkMessages } from '../check-messages.ts';
import { byCase, type MatrixRow } from './matrix-rows.ts';
import classes from './matrix.module.css';

interface CellDetailProps {
  problemId: number;
  row: MatrixRow | undefined;
  seq: number | undefined;
  check: Check;
}

/** The hovered or focused cell as text. It always has its height, so that nothing moves. */
export function CellDetail({ problemId, row, seq, check }: CellDetailProps) {
  const m = useMessages(checkMessages);
  const oneCase = check.cases.find((one) => one.seq === seq);
  if (row === undefined || oneCase === undefined) return <div className={classes['detail']}>{m.pick}</div>;
  const { program, solution } = row;
  const cell = byCase(program?.cells ?? []).get(oneCase.seq);
  return (
    <div className={classes['detail']} role="status">
      <p className={classes['detailLine']}>
        <strong>{solution.name}</strong>
        <span>{m.caseNumber(oneCase.seq)}</span>
        <span className={classes['muted']}>
          {oneCase.inputName} · {formatLength(oneCase.inputSize)}
        </span>
        {program === undefined || cell === undefined ? (
          <span className={classes['muted']}>{m.notRun}</span>
        ) : (
          <Figures cell={cell} full={oneCase.score} limitMs={row.timeLimitMs} />
        )}
      </p>
      {program !== undefined && <JudgeMessage problemId={problemId} program={program} cell={cell} />}
    </div>
  );
}

interface FiguresProps {
  cell: Cell;
  full: number | null;
  limitMs: number | undefined;
}

function Figures({ cell, full, limitMs }: FiguresProps) {
  const m = useMessages(checkMessages);
  const [, status, timeMs, memoryKb, score] = cell;
  return (
    <>
      <VerdictOption status={status} />
      <span>
        {limitMs === undefined
          ? formatRunTime(status, timeMs)
          : m.ofLimit(formatRunTime(status, timeMs), formatDuration(limitMs))}
      </span>
      <span>{formatMemory(memoryKb)}</span>
      {score !== null && full !== null && <span>{m.score(score, full)}</span>}
    </>
  );
}

const settleMs = 150;

/** The checker's message, fetched when the pointer rests; or the reason why the case did not run. */
function JudgeMessage({
  problemId,
  program,
  cell,
}: {
  problemId: number;
  program: CheckedProgram;
  cell: Cell | undefined;
}) {
  const m = useMessages(checkMessages);
  const [settled] = useDebouncedValue(cell, settleMs);
  const isAsked = settled !== undefined && settled === cell && settled[1] !== statuses.accepted;
  const { data } = useQuery({
    ...caseMessageQuery(problemId, program.id, settled?.[0] ?? 0),
    enabled: isAsked,
  });
  if (cell === undefined) {
    return program.message === null ? null : <p className={classes['said']}>{program.message}</p>;
  }
  if (isAsked && data?.note != null) return <NoteView note={data.note} />;
  const message = isAsked ? data?.message : null;
  return message ? (
    <p className={classes['said']}>
      <span className={classes['muted']}>{m.checkerSaid}</span> {message}
    </p>
  ) : null;
}
