import type { AssistantSettings } from '../api/assistant-settings.ts';

export const someSettings = (changes: Partial<AssistantSettings> = {}): AssistantSettings => ({
  isEnabled: true,
  baseUrl: 'https://api.example/v1',
  model: 'a-model',
  temperature: 0.3,
  systemPrompt: '',
  highestLevel: 'approach',
  questionsPerDay: 20,
  tokensPerDay: null,
  answerTokens: 1200,
  tokensPerMonth: 1_000_000,
  costPerMonth: 12.5,
  inputPrice: 2,
  outputPrice: 8,
  retentionDays: 90,
  hasKey: true,
  monthTokens: 10,
  monthCost: 0.1,
  ...changes,
});
