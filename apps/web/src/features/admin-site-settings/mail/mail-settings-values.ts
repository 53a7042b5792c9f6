import type { MailSettings } from './api/get-mail-settings.ts';
import type { MailSettingsChange } from './api/save-mail-settings.ts';

/** The values of the fields. They never contain the stored password: empty keeps it. */
export interface MailSettingsValues {
  host: string;
  /** A number, or empty while it is being typed. */
  port: number | string;
  isEncrypted: boolean;
  username: string;
  password: string;
  backgroundImage: string;
}

const defaultPort = 465;
const portMaximum = 65_535;

export const toValues = (settings: MailSettings): MailSettingsValues => ({
  host: settings.emailHost ?? '',
  port: settings.emailPort ?? defaultPort,
  isEncrypted: settings.emailSsl,
  username: settings.emailUsername ?? '',
  password: '',
  backgroundImage: settings.emailBGImg ?? '',
});

export const toChange = (values: MailSettingsValues): MailSettingsChange => ({
  emailHost: values.host.trim(),
  emailPort: Number(values.port),
  emailSsl: values.isEncrypted,
  emailUsername: values.username.trim(),
  emailPassword: values.password,
  emailBGImg: values.backgroundImage.trim(),
});

export function isPort(port: number | string): boolean {
  const number = typeof port === 'number' ? port : Number(port.trim() === '' ? Number.NaN : port);
  return Number.isInteger(number) && number >= 1 && number <= portMaximum;
}
