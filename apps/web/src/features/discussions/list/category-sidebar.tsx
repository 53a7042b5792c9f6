import { ActionIcon, Skeleton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { isSuperAdminRole } from '../../../lib/roles.ts';
import { useSession } from '../../../lib/session.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { categoriesQuery } from '../api/categories.ts';
import { CategoryDialog } from '../categories/category-dialog.tsx';
import classes from './category-sidebar.module.css';
import { writeListAddress, type ListAddress } from './list-address.ts';
import { listMessages } from './list-messages.ts';

/** The categories beside the list; on narrow screens a row above it. Keeps its place while loading. */
export function CategorySidebar({ address }: { address: ListAddress }) {
  const m = useMessages(listMessages);
  const { user } = useSession();
  const { data, isError, refetch } = useQuery(categoriesQuery);
  const [isEdited, setEdited] = useState(false);
  return (
    <nav className={classes['root']} aria-label={m.category}>
      <div className={classes['head']}>
        <h2 className={classes['title']}>{m.category}</h2>
        {isSuperAdminRole(user?.roleList ?? []) && (
          <ActionIcon
            variant="subtle"
            size={28}
            aria-label={m.editCategories}
            title={m.editCategories}
            disabled={data === undefined}
            onClick={() => setEdited(true)}
          >
            <IconPencil size={16} stroke={1.6} />
          </ActionIcon>
        )}
      </div>
      {data === undefined && isError && (
        <ErrorState title={m.categoriesFailed} onRetry={() => void refetch()} compact />
      )}
      {data === undefined && !isError && <CategoriesSkeleton />}
      {data !== undefined && (
        <ul className={classes['list']}>
          {[{ id: undefined, name: m.anyCategory }, ...data].map(({ id, name }) => (
            <li key={id ?? 0}>
              <Link
                className={classes['category']}
                to={{
                  search: writeListAddress({ ...address, categoryId: id, page: 1 }).toString(),
                }}
                preventScrollReset
                aria-current={address.categoryId === id ? 'true' : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isEdited && data !== undefined && (
        <CategoryDialog categories={data} onClose={() => setEdited(false)} />
      )}
    </nav>
  );
}

const expectedCategories = 6;

const CategoriesSkeleton = () => (
  <div className={classes['list']} aria-busy="true">
    {Array.from({ length: expectedCategories }, (_, index) => (
      <div key={index} className={classes['category']}>
        <Skeleton height={12} width={64} my={4} />
      </div>
    ))}
  </div>
);
