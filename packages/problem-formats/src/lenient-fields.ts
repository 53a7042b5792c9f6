/** Fields of JSON files that are written by hand or by loosely typed programs. */
import { z } from 'zod';

/** Absent and null become empty; a number becomes its digits. Lines end in LF. */
export const text = () =>
  z
    .union([z.string(), z.number().transform(String)])
    .nullish()
    .transform((value) => (value ?? '').replace(/\r\n?/g, '\n'));

/** Absent, null and empty become undefined. */
export const wholeNumber = () =>
  z
    .union([
      z.int(),
      z
        .string()
        .trim()
        .regex(/^[+-]?\d{1,9}$/)
        .transform(Number),
      z.literal('').transform(() => undefined),
    ])
    .nullish()
    .transform((value) => value ?? undefined);

export const flag = (whenAbsent: boolean) =>
  z
    .union([
      z.boolean(),
      z.literal([0, 1]).transform((value) => value === 1),
      z.literal(['true', 'false']).transform((value) => value === 'true'),
    ])
    .nullish()
    .transform((value) => value ?? whenAbsent);

/** Absent and null become empty. */
export const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((value) => value ?? []);
