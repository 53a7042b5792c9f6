/** `<number>/problem.json` of an archive that QDUOJ exported. */
import { z } from 'zod';
import { list, text, wholeNumber } from '../lenient-fields.ts';

/** Older versions wrote the text alone. */
const formatted = z
  .union([z.object({ value: text() }).transform(({ value }) => value), text()])
  .nullish()
  .transform((value) => value ?? '');

const template = z.object({ prepend: text(), template: text(), append: text() });

export const qduojDocument = z.object({
  display_id: text(),
  title: text(),
  rule_type: text(),
  time_limit: wholeNumber(),
  memory_limit: wholeNumber(),
  description: formatted,
  input_description: formatted,
  output_description: formatted,
  hint: formatted,
  samples: list(z.object({ input: text(), output: text() })),
  test_case_score: list(z.object({ input_name: text(), output_name: text(), score: wholeNumber() })),
  tags: list(z.string()),
  template: z
    .record(z.string(), template)
    .nullish()
    .transform((value) => value ?? {}),
  spj: z.object({ code: text(), language: text() }).nullish(),
  source: text(),
  answers: list(z.object({ code: text(), language: text() })),
});

export type QduojDocument = z.output<typeof qduojDocument>;
