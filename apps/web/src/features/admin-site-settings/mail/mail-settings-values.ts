import { clearedText } from '@touchstone/contract/site-limits';
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

/** An empty text keeps the stored one on the wire, so that existing clients lose nothing. */
const orCleared = (text: string): string => (text.trim() === '' ? clearedText : text.trim());

export const toChange = (values: MailSettingsValues): MailSettingsChange => ({
  emailHost: orCleared(values.host),
  emailPort: Number(values.port),
  emailSsl: values.isEncrypted,
  emailUsername: orCleared(values.username),
  emailPassword: values.password,
  emailBGImg: orCleared(values.backgroundImage),
});

export function isPort(port: number | string): boolean {
  const number = typeof port === 'number' ? port : Number(port.trim() === '' ? Number.NaN : port);
  return Number.isInteger(number) && number >= 1 && number <= portMaximum;
}
