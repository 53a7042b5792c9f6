import { expect, it } from 'vitest';
import { parseSettingsTab, settingsTabs } from './settings-tabs.ts';

it('opens the tab that the address names, the first one otherwise', () => {
  for (const tab of settingsTabs) expect(parseSettingsTab(tab)).toBe(tab);
  expect(parseSettingsTab(null)).toBe('reset_username');
  expect(parseSettingsTab('constructor')).toBe('reset_username');
});
