import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
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

/** Hidden while there is a single page. */
export function Pager({ total, page, size, onPageChange, onSizeChange, sizes = pageSizes }: PagerProps) {
  const m = useMessages(pagerMessages);
  const pages = countPages(total, size);
  if (pages === 1) return null;
  return (
    <nav className={classes['root']} aria-label={m.label}>
      <span className={classes['total']}>{m.total(total)}</span>
      <PageButtons page={page} pages={pages} onPageChange={onPageChange} />
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
  return (
    <div className={classes['buttons']}>
      <button
        type="button"
        aria-label={m.previous}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        <IconChevronLeft size={18} stroke={1.75} />
      </button>
      {visiblePages(page, pages).map((number) => (
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
    </div>
  );
}
