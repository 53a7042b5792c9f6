import { expect, it } from 'vitest';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../testing/render-markup.tsx';
import { ownPhoneQuery } from './own-phone-query.ts';
import { PhoneReminder, phoneReminderMessages } from './phone-reminder.tsx';

const m = phoneReminderMessages['en-US'];
const user = aUser({ phone: null });
const show = (phone: string | null | Error) =>
  renderMarkup(<PhoneReminder />, { user, queries: [[ownPhoneQuery(user.uid).queryKey, phone]] });

it('keeps its place while the phone number loads', () => {
  expect(renderMarkup(<PhoneReminder />, { user }).html).toContain('data-pending');
  expect(show(null).html).not.toContain('data-pending');
});

it('reminds users without a phone number only', () => {
  expect(show(null).get('link', m.bind).href).toBe('/setting?tab=reset_username');
  expect(show('13800000000').text).toBe('');
  expect(show(new Error('offline')).text).toBe('');
  expect(renderMarkup(<PhoneReminder />, { user: aUser({ phone: '13800000000' }) }).text).toBe('');
});
