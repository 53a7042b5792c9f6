/** The assistant in the back office: settings, test, usage. Keys are sent to the server and never back. */
import { z } from 'zod';
import { assistantLimits, hintLevels } from '../assistant-limits.ts';
import { defineCalls, defineDownloads, superAdmin } from '../define-calls.ts';
import { integer, nothing, optionalText, page, paging, text } from '../wire.ts';

const url = () => text(assistantLimits.urlMaximum);
const positive = () => integer({ min: 0, max: 2_000_000_000 });
/** Of money; six digits after the point are stored. */
const amount = () => z.number().min(0).max(1_000_000);

const settings = {
  isEnabled: z.boolean(),
  /** Of an endpoint that speaks the protocol of OpenAI, such as `https://api.example/v1`. */
  baseUrl: url(),
  model: text(assistantLimits.modelMaximum),
  temperature: z.number().min(0).max(assistantLimits.temperatureMaximum),
  /** Instructions of the site, before those of the level. */
  systemPrompt: text(assistantLimits.systemPromptMaximum),
  highestLevel: z.enum(hintLevels),
  /** Where memberships are on sale, the level of the user decides instead. */
  questionsPerDay: integer({ min: 0, max: 10_000 }),
  tokensPerDay: positive().nullable(),
  answerTokens: integer({
    min: assistantLimits.answerTokensMinimum,
    max: assistantLimits.answerTokensMaximum,
  }),
  tokensPerMonth: positive().nullable(),
  costPerMonth: amount().nullable(),
  /** Per million tokens. */
  inputPrice: amount(),
  outputPrice: amount(),
  retentionDays: integer({ min: 1, max: assistantLimits.retentionDaysMaximum }),
};

const key = () => optionalText(assistantLimits.keyMaximum);

const coze = {
  appId: text(200),
  keyId: text(200),
  tokenUrl: url(),
  /** Of the chat widget. Empty: no widget is loaded. */
  scriptUrl: url(),
  botId: text(200),
};

const day = () => z.string().regex(/^\d{4}-\d\d-\d\d$/);

const usageRow = z.object({
  day: z.string(),
  uid: z.string(),
  username: z.string(),
  questions: z.int(),
  promptTokens: z.int(),
  completionTokens: z.int(),
  cost: z.number(),
});

export const adminAssistantCalls = defineCalls({
  'GET /api/admin/assistant/settings': {
    summary: 'The settings of the assistant, without its key.',
    access: superAdmin,
    data: z.object({
      ...settings,
      hasKey: z.boolean(),
      monthTokens: z.int(),
      monthCost: z.number(),
    }),
  },
  'PUT /api/admin/assistant/settings': {
    summary:
      'Changes them. It takes effect at once. Without a key the stored one stays, as long as the host stays.',
    access: superAdmin,
    body: z.object({ ...settings, key: key() }),
    data: nothing(),
  },
  'POST /api/admin/assistant/test': {
    summary: 'Asks the stored endpoint for one short answer.',
    access: superAdmin,
    data: z.object({
      isWorking: z.boolean(),
      /** What the endpoint answered, or why it failed. */
      detail: z.string(),
      milliseconds: z.int(),
    }),
  },
  'GET /api/admin/assistant/usage': {
    summary: 'Usage per user and day, the latest day first.',
    access: superAdmin,
    query: z.object({
      ...paging(20),
      from: day().optional(),
      to: day().optional(),
      keyword: optionalText(100),
    }),
    data: page(usageRow),
  },
  'GET /api/admin/assistant/coze': {
    summary: 'The application at Coze, without its key.',
    access: superAdmin,
    data: z.object({ ...coze, hasKey: z.boolean() }),
  },
  'PUT /api/admin/assistant/coze': {
    summary: 'Changes it. Without a key the stored one stays, as long as the application stays.',
    access: superAdmin,
    body: z.object({ ...coze, privateKey: optionalText(8192) }),
    data: nothing(),
  },
});

export const assistantDownloads = defineDownloads({
  'GET /api/admin/assistant/usage-sheet': {
    summary: 'Usage per user and day as CSV, for the days `from` to `to`.',
    access: superAdmin,
  },
});
