/** The settings as fields of a form: limits that do not exist are empty. */
import type { HintLevel } from '@touchstone/contract';
import type { AssistantSettings, SentSettings } from './api/assistant-settings.ts';

export interface AssistantValues {
  isEnabled: boolean;
  baseUrl: string;
  key: string;
  model: string;
  temperature: number | string;
  systemPrompt: string;
  highestLevel: HintLevel;
  questionsPerDay: number | string;
  tokensPerDay: number | string;
  answerTokens: number | string;
  tokensPerMonth: number | string;
  costPerMonth: number | string;
  inputPrice: number | string;
  outputPrice: number | string;
  retentionDays: number | string;
}

export const toAssistantValues = ({
  hasKey: _hasKey,
  monthTokens: _monthTokens,
  monthCost: _monthCost,
  ...settings
}: AssistantSettings): AssistantValues => ({
  ...settings,
  key: '',
  tokensPerDay: settings.tokensPerDay ?? '',
  tokensPerMonth: settings.tokensPerMonth ?? '',
  costPerMonth: settings.costPerMonth ?? '',
});

const orNull = (value: number | string): number | null => (value === '' ? null : Number(value));

export const toSentSettings = ({ key, ...values }: AssistantValues): SentSettings => ({
  ...values,
  ...(key !== '' && { key }),
  temperature: Number(values.temperature),
  questionsPerDay: Number(values.questionsPerDay),
  answerTokens: Number(values.answerTokens),
  inputPrice: Number(values.inputPrice),
  outputPrice: Number(values.outputPrice),
  retentionDays: Number(values.retentionDays),
  tokensPerDay: orNull(values.tokensPerDay),
  tokensPerMonth: orNull(values.tokensPerMonth),
  costPerMonth: orNull(values.costPerMonth),
});

/** Empty is allowed while the assistant is off. */
export const isEndpoint = (value: string): boolean => {
  const url = URL.parse(value.trim());
  return value.trim() === '' || (url !== null && ['http:', 'https:'].includes(url.protocol));
};
