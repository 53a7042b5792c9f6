/** A variant of a problem as a model writes it. */
import { z } from 'zod';
import { variantLimits } from '../variant-limits.ts';

const { titleMaximum, textMaximum, codeMaximum } = variantLimits;
const filled = (maximum: number) =>
  z
    .string()
    .max(maximum)
    .refine((text) => text.trim() !== '' && !text.includes('\0') && text.isWellFormed());

const variantProgram = z.object({ language: filled(64), code: filled(codeMaximum) });

export const variantDraft = z.object({
  title: filled(titleMaximum),
  description: filled(textMaximum),
  input: filled(textMaximum),
  output: filled(textMaximum),
  timeLimitMs: z.int().min(100).max(10_000),
  memoryLimitMb: z.int().min(16).max(1024),
  /** Only inputs: the judge makes the outputs. */
  examples: z.array(filled(variantLimits.exampleMaximum)).min(1).max(variantLimits.examplesMaximum),
  generator: variantProgram.extend({
    argumentLines: z
      .array(filled(variantLimits.argumentLineMaximum))
      .min(1)
      .max(variantLimits.argumentLinesMaximum),
  }),
  validator: variantProgram,
  solutions: z.array(variantProgram).length(2),
  wrongSolutions: z
    .array(variantProgram.extend({ mistake: filled(500) }))
    .min(1)
    .max(variantLimits.wrongSolutionsMaximum),
});
export type VariantDraft = z.output<typeof variantDraft>;
export type VariantProgram = z.output<typeof variantProgram>;
