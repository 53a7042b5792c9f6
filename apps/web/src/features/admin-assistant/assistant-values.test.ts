import { expect, test } from 'vitest';
import type { AssistantSettings } from './api/assistant-settings.ts';
import { isEndpoint, toAssistantValues, toSentSettings } from './assistant-values.ts';

const settings: AssistantSettings = {
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
};

test('limits that do not exist are empty fields, and the key is never filled in', () => {
  expect(toAssistantValues(settings)).toMatchObject({ tokensPerDay: '', tokensPerMonth: 1_000_000, key: '' });
});

test('what was loaded is sent back unchanged, without a key', () => {
  const { hasKey: _hasKey, monthTokens: _tokens, monthCost: _cost, ...sent } = settings;
  expect(toSentSettings(toAssistantValues(settings))).toEqual(sent);
});

test('a typed key is sent', () => {
  expect(toSentSettings({ ...toAssistantValues(settings), key: 'sk-1' })).toMatchObject({ key: 'sk-1' });
});

test.each([
  ['', true],
  ['https://api.example/v1', true],
  ['http://127.0.0.1:11434/v1', true],
  ['ftp://api.example', false],
  ['api.example', false],
])('the address "%s" is accepted: %s', (address, expected) => {
  expect(isEndpoint(address)).toBe(expected);
});
