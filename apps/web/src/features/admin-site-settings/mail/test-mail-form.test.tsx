import { expect, it } from 'vitest';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { mailSettingsMessages } from './mail-settings-messages.ts';
import { TestMailForm } from './test-mail-form.tsx';

const m = mailSettingsMessages['en-US'];
const render = (isDirty: boolean, email: string | null = null) =>
  renderMarkup(<TestMailForm isDirty={isDirty} />, { user: aUser({ email }) });

it.each([
  [null, ''],
  ['root@example.com', 'root@example.com'],
])('begins with the own address %j', (email, value) => {
  expect(render(false, email).get('textbox', m.testAddress).attribute('value')).toBe(value);
});

it('tests the saved settings, so unsaved ones come first', () => {
  const dirty = render(true);
  expect(dirty.get('button', m.testSend).isDisabled).toBe(true);
  expect(dirty.text).toContain(m.testDirty);
  const clean = render(false);
  expect(clean.get('button', m.testSend).isDisabled).toBe(false);
  expect(clean.text).not.toContain(m.testDirty);
});
