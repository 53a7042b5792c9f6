/** The fields of /proc/<pid>/stat. */
export interface ProcessStat {
  readonly name: string;
  /** One letter; Z is a zombie, which has ended. */
  readonly state: string;
  readonly parentPid: number;
  /** Clock ticks between boot and start. A process id is reused; together with this number it is not. */
  readonly startTicks: string;
  /** CPU time of children that have ended and were reaped, in clock ticks. */
  readonly endedChildrenTicks: number;
}

/** The fields have the numbers of `man 5 proc_pid_stat`. */
export function parseProcessStat(text: string): ProcessStat {
  // The name is in parentheses and may contain blanks and parentheses, so the fields begin after the last one.
  const nameEnd = text.lastIndexOf(')');
  const fields = text.slice(nameEnd + 2).split(' ');
  const field = (number: number) => fields[number - 3] ?? '';
  return {
    name: text.slice(text.indexOf('(') + 1, nameEnd),
    state: field(3),
    parentPid: Number(field(4)),
    startTicks: field(22),
    endedChildrenTicks: Number(field(16)) + Number(field(17)),
  };
}
