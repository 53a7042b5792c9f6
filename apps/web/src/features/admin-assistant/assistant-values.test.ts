import { expect, test } from 'vitest';
import { isEndpoint, toAssistantValues, toSentSettings } from './assistant-values.ts';
import { someSettings } from './testing/some-settings.ts';

const settings = someSettings();

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
