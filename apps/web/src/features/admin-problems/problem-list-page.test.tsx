import type { UserInfo } from '@touchstone/contract';
import type { Role } from '@touchstone/contract/roles';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { problemListMessages } from './problem-list-messages.ts';
import { PageActions } from './problem-list-page.tsx';

it.each([
  ['root', true],
  ['admin', false],
  ['problem_admin', false],
] as const satisfies readonly [Role, boolean][])('offers import and export to %s: %s', (role, isOffered) => {
  const user = { uid: 'u', username: 'someone', roleList: [role] } as UserInfo;
  const { text } = renderMarkup(<PageActions createButton={createRef()} onImport={() => undefined} />, {
    user,
  });
  expect(text.includes(problemListMessages['en-US'].transfer)).toBe(isOffered);
  expect(text).toContain(problemListMessages['en-US'].create);
});
