import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { findProblemAddress } from '../../lib/find-problem-address.ts';
import { useMessages } from '../../lib/messages.ts';
import classes from './search-box.module.css';
import { shellMessages } from './shell-messages.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** `/` focuses the search, unless the user is typing or a dialog is open. */
function useSlashKey(focus: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('[aria-modal="true"]') !== null) return;
      event.preventDefault();
      focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [focus]);
}

interface SearchBoxProps {
  /** Only the search in the bar listens to the key. */
  listensToSlash?: boolean;
  onDone?: () => void;
}

export function SearchBox({ listensToSlash = false, onDone }: SearchBoxProps) {
  const m = useMessages(shellMessages);
  const navigate = useNavigate();
  const [keyword, setKeyword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useSlashKey(() => {
    if (listensToSlash) field.current?.focus();
  });
  const openResult = async (text: string) => {
    const list = text === '' ? '/problem' : `/problem?${new URLSearchParams({ keyword: text }).toString()}`;
    await navigate((await findProblemAddress(text)) ?? list);
  };
  const search = () => {
    void openResult(keyword.trim());
    setKeyword('');
    field.current?.blur();
    onDone?.();
  };
  return (
    <form
      className={classes['root']}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <IconSearch className={classes['icon']} size={16} stroke={1.75} aria-hidden="true" />
      <input
        ref={field}
        className={classes['field']}
        type="search"
        enterKeyHint="search"
        value={keyword}
        placeholder={m.search}
        aria-label={m.search}
        title={listensToSlash ? m.searchHint : undefined}
        onChange={(event) => setKeyword(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      {listensToSlash && (
        <kbd className={classes['key']} aria-hidden="true">
          /
        </kbd>
      )}
    </form>
  );
}
