import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useState, type RefObject } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { followKeyword, newKeywordDraft, searchOf } from './keyword-draft.ts';
import { problemListMessages } from '../problem-list-messages.ts';
import classes from './filter-bar.module.css';

const pauseMs = 300;
const longest = 255;

interface KeywordFieldProps {
  keyword: string;
  field: RefObject<HTMLInputElement | null>;
  /** `isRefined`: the same search continues with another keyword. */
  onSearch: (keyword: string, how: { isRefined: boolean }) => void;
  onEnter: (keyword: string) => void;
}

function useDraft({ keyword, onSearch }: Pick<KeywordFieldProps, 'keyword' | 'onSearch'>) {
  const [stored, setDraft] = useState(() => newKeywordDraft(keyword));
  const draft = followKeyword(stored, keyword);
  if (draft !== stored) setDraft(draft);
  const send = (text: string) => {
    const search = searchOf(draft, text);
    if (search === undefined) return;
    setDraft((before) => ({ ...before, sent: search.keyword }));
    onSearch(search.keyword, { isRefined: search.isRefined });
  };
  const setText = (text: string) => setDraft((before) => ({ ...before, text }));
  return { text: draft.text, setText, send };
}

/** Searches after a pause in typing, and immediately on Enter. */
export function KeywordField({ keyword, field, onSearch, onEnter }: KeywordFieldProps) {
  const m = useMessages(problemListMessages);
  const { text, setText, send } = useDraft({ keyword, onSearch });
  const [isComposing, setIsComposing] = useState(false);
  useEffect(() => {
    if (isComposing) return undefined;
    const timer = setTimeout(() => send(text), pauseMs);
    return () => clearTimeout(timer);
  });
  return (
    <form
      className={classes['search']}
      role="search"
      aria-label={m.keyword}
      onSubmit={(event) => {
        event.preventDefault();
        send(text);
        onEnter(text);
      }}
    >
      <IconSearch className={classes['searchIcon']} size={16} stroke={1.75} aria-hidden="true" />
      <input
        ref={field}
        className={classes['searchField']}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={longest}
        value={text}
        placeholder={m.keywordPlaceholder}
        aria-label={m.keyword}
        onChange={(event) => setText(event.currentTarget.value)}
        onCompositionStart={() => setIsComposing(true)}
        onCompositionEnd={() => setIsComposing(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !isComposing) event.currentTarget.blur();
        }}
      />
      {text === '' ? (
        <kbd className={classes['key']} aria-hidden="true">
          /
        </kbd>
      ) : (
        <button
          type="button"
          className={classes['clear']}
          aria-label={m.clearKeyword}
          onClick={() => {
            setText('');
            send('');
            field.current?.focus();
          }}
        >
          <IconX size={16} stroke={1.75} aria-hidden="true" />
        </button>
      )}
    </form>
  );
}
