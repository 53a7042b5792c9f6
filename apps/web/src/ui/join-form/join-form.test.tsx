import { expect, it } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import { JoinForm } from './join-form.tsx';

const texts = {
  passwordTitle: 'Enter the password',
  password: 'Contest password',
  passwordEmpty: 'The password is missing',
  join: 'Register',
  joined: 'Registered',
};

it('says what the password opens, and asks for it', () => {
  const shown = renderMarkup(
    <JoinForm texts={texts} fieldOfCode={{}} join={() => Promise.resolve()} refresh={() => Promise.resolve()}>
      It opens the problems.
    </JoinForm>,
  );
  expect(shown.text).toContain('It opens the problems.');
  expect(shown.html).toContain('type="password"');
  expect(shown.names('button')).toContain('Register');
  expect(shown.text).not.toContain(texts.passwordEmpty);
});
