import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { EmptyRows } from '../../ui/list-page/empty-rows.tsx';
import { ListRows } from '../../ui/list-page/list-page.tsx';
import { useListAddress } from '../../ui/list-page/use-list-address.ts';
import tableClasses from '../../ui/roomy-table.module.css';
import { SearchField } from '../../ui/search-field.tsx';
import { UserLink } from '../../ui/user-link.tsx';
import { peopleQuery, type Preview, type PreviewPerson } from './api/preview.ts';
import classes from './preview.module.css';
import { tableMessages } from './table-messages.ts';

const defaultSize = 20;

/** The users whose results change, and who of them gets a message. */
export function PeopleSection({ preview }: { preview: Preview }) {
  const m = useMessages(tableMessages);
  const address = useListAddress(defaultSize);
  const keyword = address.filter('keyword');
  const search = (text: string) => address.setFilter('keyword', text);
  const people = useQuery(
    peopleQuery(preview.id, { currentPage: address.page, limit: address.size, keyword }),
  );
  return (
    <>
      <div className={classes['tools']}>
        <SearchField keyword={keyword} texts={m} onSearch={search} />
      </div>
      <ListRows
        address={address}
        rows={people}
        failedTitle={m.failed}
        empty={
          <EmptyRows
            isFiltered={keyword !== ''}
            title={m.peopleEmpty}
            text={m.peopleEmptyText}
            filtered={{ title: m.noMatch, showAll: m.showAll }}
            onShowAll={() => search('')}
          />
        }
      >
        {(rows) => <PeopleTable people={rows} />}
      </ListRows>
    </>
  );
}

export function PeopleTable({ people }: { people: readonly PreviewPerson[] }) {
  const m = useMessages(tableMessages);
  return (
    <table className={`${tableClasses['root'] ?? ''} ${classes['table'] ?? ''}`}>
      <thead>
        <tr>
          <th scope="col">{m.user}</th>
          <th scope="col" className={classes['count']}>
            {m.changes}
          </th>
          <th scope="col" className={`${classes['count'] ?? ''} ${classes['wideOnly'] ?? ''}`}>
            {m.gained}
          </th>
          <th scope="col" className={`${classes['count'] ?? ''} ${classes['wideOnly'] ?? ''}`}>
            {m.lost}
          </th>
          <th scope="col">{m.told}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.uid}>
            <td>
              <UserLink username={person.username} avatar={null} size={24} />
            </td>
            <td className={classes['count']}>{person.changes}</td>
            <td className={`${classes['count'] ?? ''} ${classes['wideOnly'] ?? ''}`}>{person.gained}</td>
            <td className={`${classes['count'] ?? ''} ${classes['wideOnly'] ?? ''}`}>{person.lost}</td>
            <td>{person.isTold ? m.isTold : m.isNotTold}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
