import { IconClock, IconStack2 } from '@tabler/icons-react';
import { defineMessages, useMessages } from '../../../../lib/messages.ts';
import { formatMemory, formatRunTime } from '@touchstone/rules/judging/measures';
import classes from './measures-line.module.css';

const measureMessages = defineMessages({
  'zh-CN': { time: '时间', memory: '内存' },
  'zh-HK': { time: '時間', memory: '記憶體' },
  'en-US': { time: 'Time', memory: 'Memory' },
});

interface MeasuresProps {
  status: number;
  /** In milliseconds. */
  time: number | null;
  /** In kilobytes. */
  memory: number | null;
}

/** Run time and memory, as far as they are known. */
export function Measures({ status, time, memory }: MeasuresProps) {
  const m = useMessages(measureMessages);
  return (
    <>
      {time !== null && (
        <span className={classes['measure']} title={m.time}>
          <IconClock size={15} stroke={1.75} aria-label={m.time} role="img" />
          {formatRunTime(status, time)}
        </span>
      )}
      {memory !== null && (
        <span className={classes['measure']} title={m.memory}>
          <IconStack2 size={15} stroke={1.75} aria-label={m.memory} role="img" />
          {formatMemory(memory)}
        </span>
      )}
    </>
  );
}
