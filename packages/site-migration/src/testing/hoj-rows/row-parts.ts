import { createHash } from 'node:crypto';
import type { InsertedRow } from '../insert-rows.ts';

/** The rows of some tables. */
export type SiteRows = Readonly<Record<string, readonly InsertedRow[]>>;

export const md5 = (text: string) => createHash('md5').update(text).digest('hex');
export const userId = (number: number) => number.toString(16).padStart(32, 'a');
/** Behind the others in the order of ids: the earlier of two equal names is kept. */
export const lateId = (number: number) => number.toString(16).padStart(32, 'f');
export const [alice, bob, carol] = [userId(1), userId(2), userId(3)];

/** A time of March 2024, in China. */
export const at = (day: number, time = '12:00:00') => `2024-03-${String(day).padStart(2, '0')} ${time}`;

const aPlusB = '#include <stdio.h>\nint main(){int a,b;scanf("%d%d",&a,&b);printf("%d\\n",a+b);return 0;}\n';

export const submission = (submitId: number, uid: string, rest: InsertedRow): InsertedRow => ({
  submit_id: submitId,
  pid: 1000,
  display_pid: 'HOJ-1',
  uid,
  username: 'x',
  submit_time: at(5),
  status: 0,
  time: 3,
  memory: 2000,
  length: aPlusB.length,
  code: aPlusB,
  language: 'C',
  ...rest,
});
