/** The tab names used in URLs. */
export const settingsTabs = [
  'reset_username',
  'setting_password',
  'reset_password',
  'setting_email',
  'setting_userinfo',
  'linked_accounts',
  'setting_security',
  'assistant',
] as const;

export type SettingsTab = (typeof settingsTabs)[number];

export const tabParameter = 'tab';

/** A missing or unknown tab falls back to the first. */
export const parseSettingsTab = (value: string | null): SettingsTab =>
  settingsTabs.find((tab) => tab === value) ?? 'reset_username';
