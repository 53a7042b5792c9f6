import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { editMessages } from './edit-messages.ts';
import { PasswordFields, RightsFields, TitleFields } from './rights-fields.tsx';

const m = editMessages['en-US'];
type TitleForm = Parameters<typeof TitleFields>[0]['form'];
const form = (values: object = {}) =>
  ({
    values: { titleName: '', titleColor: '', hasNewPassword: false, password: '', role: '1002', ...values },
    getInputProps: () => ({ value: '', onChange: () => undefined }),
  }) as unknown as TitleForm;

describe('the rights of a user', () => {
  it.each([
    ['another user', undefined, undefined, false],
    ['the last super administrator', 'root', m.protectedRoot, true],
    ['oneself', 'self', m.protectedSelf, true],
  ] as const)('of %s', (_case, protection, note, isProtected) => {
    const markup = renderMarkup(<RightsFields form={form()} protection={protection} />);
    expect([m.protectedRoot, m.protectedSelf].filter((text) => markup.text.includes(text))).toEqual(
      note === undefined ? [] : [note],
    );
    const switches = [...markup.all('switch'), ...markup.all('checkbox')];
    expect(switches.map(({ isDisabled }) => isDisabled)).toEqual([isProtected]);
  });
});

describe('the caption of a role', () => {
  it.each([
    ['1000', ['manage users', 'manage contests'], []],
    ['1008', ['manage problems'], ['manage users']],
    ['1003', ['comment'], ['submit code']],
    ['4711', [], ['Allowed']],
  ])('%s', (role, allowed, refused) => {
    const { text } = renderMarkup(<RightsFields form={form({ role })} protection={undefined} />);
    for (const caption of allowed) expect(text).toContain(caption);
    for (const caption of refused) expect(text).not.toContain(caption);
  });
});

describe('the title of a user', () => {
  it.each([
    ['', true],
    ['  ', true],
    ['Coach', false],
  ])('%j is previewed', (titleName, isMissing) => {
    const { text } = renderMarkup(<TitleFields form={form({ titleName, titleColor: '#946409' })} />);
    expect(text.includes(m.noTitle)).toBe(isMissing);
  });
});

describe('a new password', () => {
  it.each([true, false])('is asked for only if it is wanted (%s)', (hasNewPassword) => {
    const { html } = renderMarkup(<PasswordFields form={form({ hasNewPassword })} />);
    expect(html.includes('type="password"')).toBe(hasNewPassword);
  });
});
