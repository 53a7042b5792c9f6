import { Drawer, Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconTags } from '@tabler/icons-react';
import { useState, type ComponentProps } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import type { ProblemCounts } from '../api/list-problems.ts';
import type { ListFilters } from '../list-address.ts';
import { problemListMessages } from '../problem-list-messages.ts';
import classes from './filter-bar.module.css';
import { tagFilterMessages } from './tag-filter-messages.ts';
import { TagPanel } from './tag-panel.tsx';

interface TagFilterProps {
  filters: Pick<ListFilters, 'origin' | 'tagIds'>;
  /** Undefined while loading. */
  counts: ProblemCounts['tags'] | undefined;
  onChange: (tagIds: number[]) => void;
}

/** A popover under the button; on phones a bottom sheet. */
export function TagFilter({ filters, counts, onChange }: TagFilterProps) {
  const m = useMessages(tagFilterMessages);
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useMediaQuery('(max-width: 767.98px)', false, { getInitialValueInEffect: false });
  const close = () => setIsOpen(false);
  const panel = (
    <TagPanel filters={filters} counts={counts} onChange={onChange} onDone={close} focusesSearch={!isPhone} />
  );
  const button = (
    <OpenButton count={filters.tagIds.length} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} />
  );
  if (isPhone)
    return (
      <>
        {button}
        <Drawer
          opened={isOpen}
          onClose={close}
          position="bottom"
          size="80dvh"
          title={m.panel}
          closeButtonProps={{ 'aria-label': m.close }}
          classNames={{
            content: classes['sheet'],
            header: classes['sheetHeader'],
            title: classes['sheetTitle'],
            body: classes['sheetBody'],
          }}
        >
          {panel}
        </Drawer>
      </>
    );
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-start"
      width={560}
      trapFocus
      returnFocus
      shadow="md"
      classNames={{ dropdown: classes['panel'] }}
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown aria-label={m.panel}>{panel}</Popover.Dropdown>
    </Popover>
  );
}

function OpenButton({ count, className = '', ...rest }: ComponentProps<'button'> & { count: number }) {
  const m = useMessages(problemListMessages);
  return (
    <button
      type="button"
      className={`${classes['button']} ${className}`}
      aria-haspopup="dialog"
      data-active={count > 0 || undefined}
      {...rest}
    >
      <IconTags size={16} stroke={1.75} aria-hidden="true" />
      {m.tags}
      {count > 0 && <span className={classes['number']}>{count}</span>}
      <IconChevronDown size={14} stroke={2} aria-hidden="true" />
    </button>
  );
}
