import { ApiError, type ApiErrorKind } from '@touchstone/api-client/api-error';
import { describe, expect, it } from 'vitest';
import { isProblemAdminRole } from '../../lib/roles.ts';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../testing/render-markup.tsx';
import { stateMessages } from '../state-messages.ts';
import { BulkBar } from './bulk-bar.tsx';
import { EmptyRows } from './empty-rows.tsx';
import { ListRows, type ListedRows } from './list-page.tsx';
import { OwnOnlyNote } from './own-only-note.tsx';
import type { ListAddress } from './use-list-address.ts';

const nothing = () => undefined;
const address = {
  page: 1,
  size: 30,
  setPage: nothing,
  setSize: nothing,
  replacePage: nothing,
  filter: () => '',
  setFilter: nothing,
} as unknown as ListAddress;

const failure = (kind: ApiErrorKind, message: string) =>
  new ApiError({ kind, message, isAdminCall: true, toastsError: false });

describe('the rows of a list', () => {
  const render = (rows: Partial<ListedRows<string>>) =>
    renderMarkup(
      <ListRows
        address={address}
        rows={{ data: undefined, isError: false, refetch: nothing, ...rows }}
        empty={<p>no rows</p>}
        failedTitle="failed to load"
      >
        {(texts) => <p>rows: {texts.join(' ')}</p>}
      </ListRows>,
    );
  const page = (...records: string[]) => ({ records, total: records.length });

  it.each([
    ['loaded rows', { data: page('a', 'b') }, 'rows: a b'],
    ['an empty list', { data: page() }, 'no rows'],
    ['an error', { isError: true }, 'failed to load'],
    ['old rows after a failed refresh', { data: page('a'), isError: true }, 'rows: a'],
  ])('with %s', (_case, rows, text) => {
    const shown = render(rows).text;
    expect(shown).toContain(text);
    expect(['rows:', 'no rows', 'failed to load'].filter((one) => shown.includes(one))).toHaveLength(1);
  });

  it('say why the server refuses them, and ask for a look at the network only if it cannot be reached', () => {
    const refused = failure('forbidden', 'You can only manage your own contests.');
    expect(render({ isError: true, error: refused }).text).toContain(refused.message);
    const unreachable = failure('network', '');
    expect(render({ isError: true, error: unreachable }).text).toContain(stateMessages['en-US'].failedText);
  });

  it('are neither empty nor failed while they load', () => {
    expect(render({}).text).not.toMatch(/no rows|failed/);
  });
});

describe('an empty list', () => {
  const render = (isFiltered: boolean, onShowAll: (() => void) | string) =>
    renderMarkup(
      <EmptyRows
        isFiltered={isFiltered}
        title="nothing yet"
        text="create one"
        action={<button type="button">create</button>}
        filtered={{ title: 'nothing found', showAll: 'show all' }}
        onShowAll={onShowAll}
      />,
    );

  it('offers to create the first row', () => {
    expect(render(false, nothing).names('button')).toEqual(['create']);
  });

  it.each([
    ['a callback', nothing, 'button'],
    ['an address', '/all', 'link'],
  ])('that a filter caused offers to remove it by %s', (_case, onShowAll, role) => {
    const markup = render(true, onShowAll);
    expect(markup.text).toContain('nothing found');
    expect(markup.find(role, 'show all')).toBeDefined();
    expect(markup.find('button', 'create')).toBeUndefined();
  });
});

describe('the bar of selected rows', () => {
  it.each([
    [undefined, []],
    ['2 selected', ['clear', 'delete']],
  ])('with %j', (chosen, buttons) => {
    const markup = renderMarkup(
      <BulkBar chosen={chosen} clearLabel="clear" onClear={nothing}>
        <button type="button">delete</button>
      </BulkBar>,
    );
    expect(markup.names('button')).toEqual(buttons);
  });
});

describe('the note about own rows', () => {
  it.each([
    ['root', undefined, ''],
    ['admin', undefined, 'only yours'],
    ['problem_admin', undefined, 'only yours'],
    ['problem_admin', isProblemAdminRole, ''],
    ['admin', isProblemAdminRole, 'only yours'],
  ])('is for administrators who may change only their own: %s', (role, mayChangeAll, text) => {
    const note = <OwnOnlyNote {...(mayChangeAll && { mayChangeAll })}>only yours</OwnOnlyNote>;
    expect(renderMarkup(note, { user: aUser({ roleList: [role] }) }).text).toBe(text);
  });
});
