import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../empty-state.tsx';

interface EmptyRowsProps {
  isFiltered: boolean;
  icon?: ReactNode;
  title: string;
  text: string;
  /** Offered if the unfiltered list is empty. */
  action?: ReactNode;
  filtered: { title: string; text?: string; showAll: string };
  /** Removes the filters: a callback, or the address of the unfiltered list. */
  onShowAll: (() => void) | string;
}

/** The empty state of a list: no rows exist yet, or no row matches the filters. */
export function EmptyRows({ isFiltered, icon, title, text, action, filtered, onShowAll }: EmptyRowsProps) {
  if (!isFiltered)
    return (
      <EmptyState icon={icon} title={title} action={action}>
        {text}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={icon}
      title={filtered.title}
      action={
        typeof onShowAll === 'string' ? (
          <Button component={Link} to={onShowAll} variant="default">
            {filtered.showAll}
          </Button>
        ) : (
          <Button variant="default" onClick={onShowAll}>
            {filtered.showAll}
          </Button>
        )
      }
    >
      {filtered.text}
    </EmptyState>
  );
}
