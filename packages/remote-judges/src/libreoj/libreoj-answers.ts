/** Shapes of the answers of LibreOJ's API, as far as we use them. */
import { z } from 'zod';

const errorAnswer = z.object({ error: z.string().optional() });

export const loginAnswer = errorAnswer.extend({ token: z.string().optional() });

export const problemAnswer = errorAnswer.extend({
  meta: z.object({ id: z.int(), displayId: z.int().nullish() }).optional(),
  localizedContentsOfLocale: z
    .object({
      title: z.string(),
      contentSections: z.array(
        z.object({
          sectionTitle: z.string(),
          type: z.string(),
          text: z.string().nullish(),
          sampleId: z.int().nullish(),
        }),
      ),
    })
    .optional(),
  samples: z.array(z.object({ inputData: z.string(), outputData: z.string() })).nullish(),
  tagsOfLocale: z.array(z.object({ name: z.string() })).nullish(),
  /** Milliseconds and megabytes. */
  judgeInfo: z.object({ timeLimit: z.number().optional(), memoryLimit: z.number().optional() }).nullish(),
});

export const submitAnswer = errorAnswer.extend({ submissionId: z.int().optional() });

export const runsAnswer = errorAnswer.extend({
  submissions: z.array(z.object({ id: z.int(), answerSize: z.int() })).optional(),
});

export const runAnswer = errorAnswer.extend({
  meta: z
    .object({
      status: z.string(),
      score: z.number().nullish(),
      timeUsed: z.number().nullish(),
      /** Kilobytes. */
      memoryUsed: z.number().nullish(),
    })
    .optional(),
  content: z.object({ code: z.string() }).optional(),
  progress: z
    .object({
      progressType: z.string().nullish(),
      compile: z.object({ message: z.unknown().optional() }).nullish(),
    })
    .nullish(),
});
