import { ActionIcon, Button, Table, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconPencil, IconPlus, IconTags, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { isProblemAdminRole } from '../../../lib/roles.ts';
import { useSession } from '../../../lib/session.ts';
import { DeletionDialog } from '../../../ui/deletion-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { TagChip } from '../../../ui/tag-chip/tag-chip.tsx';
import { categoriesQuery, deleteCategory, invalidateCategories, type Category } from '../api/categories.ts';
import { CategoryDialog, type EditedCategory } from './category-dialog.tsx';
import { categoryMessages } from './category-messages.ts';
import classes from './categories.module.css';

const site = {};

export function Component() {
  const m = useMessages(categoryMessages);
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(categoriesQuery(site));
  const [edited, setEdited] = useState<EditedCategory>();
  const [deleted, setDeleted] = useState<Category>();
  // Other administrators may only choose from the categories.
  const canChange = isProblemAdminRole(useSession().user?.roleList ?? []);
  const create = canChange && (
    <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setEdited('new')}>
      {m.create}
    </Button>
  );
  return (
    <PageContainer width="full">
      <PageHeader
        title={m.title}
        description={m.description}
        actions={
          <>
            <Button
              component={Link}
              to="/admin/training"
              variant="default"
              leftSection={<IconArrowLeft size={16} stroke={1.75} />}
            >
              {m.back}
            </Button>
            {create}
          </>
        }
      />
      <Sheet flush>
        {data !== undefined && data.length > 0 && (
          <CategoryTable categories={data} canChange={canChange} onEdit={setEdited} onDelete={setDeleted} />
        )}
        {data?.length === 0 && (
          <EmptyState icon={<IconTags size={24} stroke={1.5} />} title={m.emptyTitle} action={create}>
            {m.emptyText}
          </EmptyState>
        )}
        {data === undefined && isError && <ErrorState title={m.failedTitle} onRetry={() => void refetch()} />}
        {data === undefined && !isError && <RowsSkeleton rows={6} height={49} />}
      </Sheet>
      <CategoryDialog target={edited} onClose={() => setEdited(undefined)} />
      <DeletionDialog
        target={deleted}
        texts={{ title: m.deleteTitle, confirm: m.delete, done: m.deleted }}
        textOf={({ name }) => m.deleteText(name)}
        remove={({ id }) => deleteCategory(id)}
        invalidate={() => invalidateCategories(client)}
        onClose={() => setDeleted(undefined)}
      />
    </PageContainer>
  );
}

interface CategoryTableProps {
  categories: readonly Category[];
  canChange: boolean;
  onEdit: (category: Category) => void;
  onDelete: (category: Category) => void;
}

export function CategoryTable({ categories, canChange, onEdit, onDelete }: CategoryTableProps) {
  const m = useMessages(categoryMessages);
  return (
    <Table className={classes['table'] ?? ''} borderColor="var(--color-line)" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{m.columnName}</Table.Th>
          <Table.Th className={classes['color'] ?? ''}>{m.columnColor}</Table.Th>
          <Table.Th className={classes['actions'] ?? ''}>
            <VisuallyHidden>{m.columnActions}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {categories.map((category) => (
          <Table.Tr key={category.id}>
            <Table.Td>
              <TagChip name={category.name} color={category.color} />
            </Table.Td>
            <Table.Td className={classes['color'] ?? ''}>{category.color}</Table.Td>
            <Table.Td className={classes['actions'] ?? ''}>
              {canChange && (
                <>
                  <ActionIcon
                    size={32}
                    aria-label={m.editOf(category.name)}
                    title={m.edit}
                    onClick={() => onEdit(category)}
                  >
                    <IconPencil size={16} stroke={1.75} />
                  </ActionIcon>
                  <ActionIcon
                    size={32}
                    aria-label={m.deleteOf(category.name)}
                    title={m.delete}
                    onClick={() => onDelete(category)}
                  >
                    <IconTrash size={16} stroke={1.75} />
                  </ActionIcon>
                </>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
