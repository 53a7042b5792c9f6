import { expect, test } from 'vitest';
import { assistantSwitchQuery, type AssistantSwitchState } from '../../lib/assistant-switch.ts';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../testing/render-markup.tsx';
import { assistantSwitchMessages } from './assistant-switch-messages.ts';
import { AssistantSwitch } from './assistant-switch.tsx';

const m = assistantSwitchMessages['en-US'];
const target = { tid: 5 };
const render = (state?: AssistantSwitchState | Error) =>
  renderMarkup(<AssistantSwitch target={target} />, {
    user: aUser(),
    queries: state === undefined ? [] : [[assistantSwitchQuery(target).queryKey, state]],
  });

test('shows whether the assistant is allowed, and up to which level', () => {
  const markup = render({ isOff: false, highestLevel: 'concept' });
  expect(markup.text).toContain(m.isOn);
  expect(markup.text).toContain(m.highest);
});

test('has its place while it loads, and offers a retry', () => {
  expect(render().text).toContain(m.title);
  expect(render(new Error('down')).all('button')).toHaveLength(1);
});
