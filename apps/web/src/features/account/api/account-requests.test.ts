import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../../lib/api/testing/record-calls.ts';
import { applyResetPassword } from './apply-reset-password.ts';
import { register } from './register.ts';

describe('requests of accounts', () => {
  it('send names, addresses and codes without the blanks around them, passwords as typed', async () => {
    const calls = recordCalls();
    await register({
      username: ' ann ',
      password: ' secret ',
      email: ' ann@example.com\n',
      code: ' 123456 ',
    });
    await applyResetPassword({ email: ' ann@example.com ', captcha: ' 12 ', captchaKey: 'k' });
    expect(calls.map(({ body }) => body)).toEqual([
      { username: 'ann', password: ' secret ', email: 'ann@example.com', code: '123456' },
      { email: 'ann@example.com', captcha: '12', captchaKey: 'k' },
    ]);
  });
});
