import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import tableClasses from '../../../ui/roomy-table.module.css';
import sideScroll from '../../../ui/side-scroll.module.css';
import classes from './people.module.css';

/** More rows are drawn on request: a large contest has thousands. */
const rowsAtOnce = 100;

interface PeopleTableProps<Person> {
  label: string;
  columns: readonly string[];
  people: readonly Person[];
  /** The text of the button that shows this many more. */
  more: (count: number) => string;
  /** The row of a person. */
  children: (person: Person) => ReactNode;
}

export function PeopleTable<Person>({ label, columns, people, more, children }: PeopleTableProps<Person>) {
  const [shown, setShown] = useState(rowsAtOnce);
  const rest = Math.min(rowsAtOnce, people.length - shown);
  return (
    <>
      <div className={sideScroll['root']}>
        <table className={`${tableClasses['root'] ?? ''} ${classes['table'] ?? ''}`} aria-label={label}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{people.slice(0, shown).map((person) => children(person))}</tbody>
        </table>
      </div>
      {rest > 0 && (
        <div className={classes['more']}>
          <Button variant="default" onClick={() => setShown(shown + rowsAtOnce)}>
            {more(rest)}
          </Button>
        </div>
      )}
    </>
  );
}
