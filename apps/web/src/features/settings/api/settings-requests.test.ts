import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../../lib/api/testing/record-calls.ts';
import { aUser } from '../../../lib/testing/a-user.ts';
import { profileValuesOf } from '../profile/profile-fields.ts';
import { changeEmail } from './change-email.ts';
import { changeUserInfo } from './change-user-info.ts';

describe('the request for a changed profile', () => {
  const bodyOf = async (part: object) => {
    const calls = recordCalls(() => ({ data: aUser() }));
    await changeUserInfo({ ...profileValuesOf(aUser()), ...part });
    return calls[0]?.body;
  };

  it('leaves out what is empty: the server clears it', async () => {
    expect(await bodyOf({ nickname: '  ', school: '' })).toEqual({ gender: 'secrecy' });
  });

  it('trims texts, but not Markdown, where leading blanks are code', async () => {
    expect(await bodyOf({ nickname: ' Ann ', signature: '    code\n' })).toEqual({
      gender: 'secrecy',
      nickname: 'Ann',
      signature: '    code\n',
    });
  });
});

describe('the request for another mail address', () => {
  it('trims address and code, not the password', async () => {
    const calls = recordCalls();
    await changeEmail({ newEmail: ' a@b.c ', code: ' 123456 ', password: ' p ' });
    expect(calls[0]?.body).toEqual({ newEmail: 'a@b.c', code: '123456', password: ' p ' });
  });
});
