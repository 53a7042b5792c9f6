import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../empty-state.tsx';

interface EmptyRowsProps {
  isFiltered: boolean;
  icon?: ReactNode;
  title: string;
  text: string;
  /** What to do where there is nothing at all. */
  action?: ReactNode;
  filtered: { title: string; text?: string; showAll: string };
  /** Shows all rows: something to do, or the address of the list without filters. */
  onShowAll: (() => void) | string;
}

/** A list without rows: because there are none yet, or because none of them fits the filters. */
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
