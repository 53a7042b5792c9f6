/** The tabs by the names that links use. */
export const settingsTabs = [
  'reset_username',
  'setting_password',
  'reset_password',
  'setting_email',
  'setting_userinfo',
] as const;

export type SettingsTab = (typeof settingsTabs)[number];

export const tabParameter = 'tab';

/** An address without a tab, or with one that does not exist, opens the first. */
export const parseSettingsTab = (value: string | null): SettingsTab =>
  settingsTabs.find((tab) => tab === value) ?? 'reset_username';
