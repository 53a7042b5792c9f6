import { expect, it } from 'vitest';
import { parseSettingsTab, settingsTabs } from './settings-tabs.ts';

it('opens the tab in the URL, or the first one', () => {
  for (const tab of settingsTabs) expect(parseSettingsTab(tab)).toBe(tab);
  expect(parseSettingsTab(null)).toBe('reset_username');
  expect(parseSettingsTab('constructor')).toBe('reset_username');
});
