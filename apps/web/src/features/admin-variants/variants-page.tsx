import { Button, Select } from '@mantine/core';
import { IconCopyPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { variantStates } from '@touchstone/contract/variant-limits';
import { useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { EmptyRows } from '../../ui/list-page/empty-rows.tsx';
import { ListPage } from '../../ui/list-page/list-page.tsx';
import { useListAddress } from '../../ui/list-page/use-list-address.ts';
import { variantsQuery } from './api/variants.ts';
import { RequestDialog } from './request-dialog.tsx';
import { variantMessages } from './variant-messages.ts';
import { VariantTable } from './variant-table.tsx';
import classes from './variants.module.css';

const defaultSize = 15;
/** The option for "no filter": a select cannot have an empty value. */
const every = 'all';

export function Component() {
  const m = useMessages(variantMessages);
  const address = useListAddress(defaultSize);
  const state = variantStates.find((one) => one === address.filter('state'));
  const [isRequesting, setRequesting] = useState(false);
  const variants = useQuery(
    variantsQuery({ currentPage: address.page, limit: address.size, ...(state !== undefined && { state }) }),
  );
  return (
    <>
      <ListPage
        title={m.title}
        description={m.description}
        actions={<Button onClick={() => setRequesting(true)}>{m.request}</Button>}
        tools={
          <Select
            className={classes['filter'] ?? ''}
            aria-label={m.state}
            allowDeselect={false}
            value={state ?? every}
            onChange={(value) => address.setFilter('state', value === null || value === every ? '' : value)}
            data={[
              { value: every, label: m.any },
              ...variantStates.map((value) => ({ value, label: m.states[value] })),
            ]}
          />
        }
        address={address}
        rows={variants}
        empty={
          <EmptyRows
            isFiltered={state !== undefined}
            icon={<IconCopyPlus size={24} stroke={1.5} />}
            title={m.empty}
            text={m.emptyText}
            filtered={{ title: m.noMatch, showAll: m.showAll }}
            onShowAll={() => address.setFilter('state', '')}
          />
        }
        failedTitle={m.failed}
        skeleton={{ rows: 8, height: 57 }}
      >
        {(rows) => <VariantTable variants={rows} />}
      </ListPage>
      {isRequesting && <RequestDialog onClose={() => setRequesting(false)} />}
    </>
  );
}
