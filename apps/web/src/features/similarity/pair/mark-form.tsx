import { Button, SegmentedControl, Textarea } from '@mantine/core';
import { similarityLimits } from '@touchstone/contract/similarity-limits';
import { useId, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import type { OpenedPair } from '../api/comparisons.ts';
import { pairMessages } from '../pair-messages.ts';
import { markFilterOf, markFilters } from '../pairs/select-pairs.ts';
import { similarityMessages } from '../similarity-messages.ts';
import { useMarkPair } from '../use-mark-pair.ts';
import classes from './pair.module.css';

/** The mark is stored at once, the note by its button. */
export function MarkForm({ pair }: { pair: OpenedPair }) {
  const m = useMessages(pairMessages);
  const words = useMessages(similarityMessages);
  const label = useId();
  const [note, setNote] = useState(pair.note);
  const store = useMarkPair(pair.id, pair.comparison);
  const before = { mark: pair.mark, note: pair.note };
  const mark = store.isPending ? store.variables.after.mark : pair.mark;
  return (
    <div className={classes['markForm']}>
      <div>
        <span id={label} className={classes['label']}>
          {m.mark}
        </span>
        <SegmentedControl
          aria-labelledby={label}
          fullWidth
          value={markFilterOf(mark)}
          data={markFilters.map((value) => ({ value, label: words.marks[value] }))}
          onChange={(value) =>
            store.mutate({
              before,
              after: { mark: value === 'fine' || value === 'discuss' ? value : null, note: pair.note },
            })
          }
        />
        <p className={classes['markedBy']}>
          {pair.mark !== null && m.markedBy(pair.markedBy ?? words.unknownUser)}
        </p>
      </div>
      <form
        className={classes['noteForm']}
        onSubmit={(event) => {
          event.preventDefault();
          store.mutate({ before, after: { mark: pair.mark, note: note.trim() } });
        }}
      >
        <Textarea
          label={m.note}
          placeholder={m.notePlaceholder}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
          maxLength={similarityLimits.noteMaximum}
          autosize
          minRows={1}
          maxRows={6}
        />
        <Button
          type="submit"
          variant="default"
          loading={store.isPending}
          disabled={note.trim() === pair.note}
        >
          {m.saveNote}
        </Button>
      </form>
    </div>
  );
}
