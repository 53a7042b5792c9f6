import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { expect, test } from 'vitest';
import { assignInitialHistoryKey } from './assign-initial-history-key.ts';

/** Opens a document whose history entry already has the given state. */
function openDocument(state: unknown = null) {
  const history = {
    state,
    replaceState(next: unknown) {
      history.state = next;
    },
  };
  assignInitialHistoryKey(history);
  const view = { history, location: { pathname: '/home', search: '', hash: '' } };
  const { location } = createBrowserHistory({ window: view as unknown as Window });
  return { key: location.key, usr: location.state as unknown, left: history.state };
}

test('two documents in one tab have different keys', () => {
  const [first, second] = [openDocument(), openDocument()];
  expect(first.key).not.toBe('default');
  expect(second.key).not.toBe(first.key);
});

test('a reloaded or revisited document keeps its key and state', () => {
  const first = openDocument();
  expect(openDocument(first.left).key).toBe(first.key);
  expect(openDocument({ usr: { from: 'list' }, key: 'abc', idx: 3 })).toEqual({
    key: 'abc',
    usr: { from: 'list' },
    left: { usr: { from: 'list' }, key: 'abc', idx: 3 },
  });
});
