import { Button, VisuallyHidden, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import roomy from '../../ui/roomy-table.module.css';
import sideScroll from '../../ui/side-scroll.module.css';
import classes from './admin-membership.module.css';

interface MembershipTableProps {
  columns: readonly { name: string; isNumber?: boolean }[];
  /** The name of the last column, for screen readers. */
  actions: string;
  /** The rows. */
  children: ReactNode;
}

/** A table of the membership pages. On narrow screens it scrolls. */
export function MembershipTable({ columns, actions, children }: MembershipTableProps) {
  return (
    <div className={sideScroll['root']}>
      <table className={`${roomy['root'] ?? ''} ${classes['table'] ?? ''}`}>
        <thead>
          <tr>
            {columns.map(({ name, isNumber = false }) => (
              <th key={name} className={isNumber ? classes['number'] : undefined}>
                {name}
              </th>
            ))}
            <th>
              <VisuallyHidden>{actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface RowButtonProps extends Pick<ButtonProps, 'color'> {
  /** With the name of the row, for screen readers. */
  label?: string;
  onClick: () => void;
  children: string;
}

export function RowButton({ label, ...button }: RowButtonProps) {
  return <Button size="compact-sm" variant="default" aria-label={label} {...button} />;
}
