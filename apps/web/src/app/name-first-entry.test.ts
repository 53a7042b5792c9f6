import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { expect, test } from 'vitest';
import { nameFirstEntry } from './name-first-entry.ts';

/** A document as the browser opens it: with the state that the entry has already, if it has any. */
function openDocument(state: unknown = null) {
  const history = {
    state,
    replaceState(next: unknown) {
      history.state = next;
    },
  };
  nameFirstEntry(history);
  const view = { history, location: { pathname: '/home', search: '', hash: '' } };
  const { location } = createBrowserHistory({ window: view as unknown as Window });
  return { key: location.key, usr: location.state as unknown, left: history.state };
}

test('two documents in one tab do not share the place that was scrolled to', () => {
  const [first, second] = [openDocument(), openDocument()];
  expect(first.key).not.toBe('default');
  expect(second.key).not.toBe(first.key);
});

test('a document that is loaded again, or come back to, has the place that it had', () => {
  const first = openDocument();
  expect(openDocument(first.left).key).toBe(first.key);
  expect(openDocument({ usr: { from: 'list' }, key: 'abc', idx: 3 })).toEqual({
    key: 'abc',
    usr: { from: 'list' },
    left: { usr: { from: 'list' }, key: 'abc', idx: 3 },
  });
});
