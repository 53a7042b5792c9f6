import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { useMessages } from '../lib/messages.ts';
import { countPages, pageAfterResize, pageSizes, visiblePages } from './pager-pages.ts';
import { pagerMessages } from './pager-messages.ts';
import classes from './pager.module.css';

interface PagerProps {
  total: number;
  page: number;
  size: number;
  onPageChange: (page: number) => void;
  /** Without it there is no size selector. `page` keeps the first row visible. */
  onSizeChange?: (size: number, page: number) => void;
  sizes?: readonly number[];
}

/**
 * Hidden while all rows fit on a page of every offered size. With a size selector it stays when a larger size leaves a
 * single page: otherwise the user could not go back.
 */
export function Pager({ total, page, size, onPageChange, onSizeChange, sizes = pageSizes }: PagerProps) {
  const m = useMessages(pagerMessages);
  const pages = countPages(total, size);
  const smallestSize = onSizeChange === undefined ? size : Math.min(size, ...sizes);
  if (countPages(total, smallestSize) === 1) return null;
  return (
    <nav className={classes['root']} aria-label={m.label}>
      <span className={classes['total']}>{m.total(total)}</span>
      {pages > 1 && <PageButtons page={page} pages={pages} onPageChange={onPageChange} />}
      {onSizeChange !== undefined && (
        <select
          className={classes['size']}
          aria-label={m.sizeLabel}
          value={size}
          onChange={(event) => {
            const newSize = Number(event.currentTarget.value);
            onSizeChange(newSize, pageAfterResize(page, size, newSize));
          }}
        >
          {[...new Set([...sizes, size])]
            .toSorted((one, other) => one - other)
            .map((option) => (
              <option key={option} value={option}>
                {m.size(option)}
              </option>
            ))}
        </select>
      )}
    </nav>
  );
}

function PageButtons({
  page,
  pages,
  onPageChange,
}: {
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
}) {
  const m = useMessages(pagerMessages);
  const shown = visiblePages(page, pages);
  return (
    <div className={classes['buttons']}>
      {shown[0] !== 1 && (
        <button type="button" aria-label={m.first} onClick={() => onPageChange(1)}>
          <IconChevronsLeft size={18} stroke={1.75} />
        </button>
      )}
      <button
        type="button"
        aria-label={m.previous}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        <IconChevronLeft size={18} stroke={1.75} />
      </button>
      {shown.map((number) => (
        <button
          key={number}
          type="button"
          aria-label={m.page(number)}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPageChange(number)}
        >
          {number}
        </button>
      ))}
      <button
        type="button"
        aria-label={m.next}
        disabled={page >= pages}
        onClick={() => onPageChange(page + 1)}
      >
        <IconChevronRight size={18} stroke={1.75} />
      </button>
      {shown.at(-1) !== pages && (
        <button type="button" aria-label={m.last} onClick={() => onPageChange(pages)}>
          <IconChevronsRight size={18} stroke={1.75} />
        </button>
      )}
    </div>
  );
}
