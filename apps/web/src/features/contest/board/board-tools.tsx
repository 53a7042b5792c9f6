import { ActionIcon, Switch } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatTimeWithSeconds } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import type { Contest } from '../api/get-contest.ts';
import { setContainsEnd } from '../contains-end.ts';
import { boardMessages } from './board-messages.ts';
import classes from './board.module.css';
import { DownloadMenu } from './download-menu.tsx';
import type { BoardState } from './use-board.ts';

interface BoardToolsProps {
  board: BoardState;
  contest: Contest;
  isAdmin: boolean;
  hasResults: boolean;
}

/** Search and switches in one line, with the time of the last refresh. */
export function BoardTools({ board, contest, isAdmin, hasResults }: BoardToolsProps) {
  const m = useMessages(boardMessages);
  const { address, changeAddress } = board;
  return (
    <div className={classes['tools']}>
      <SearchField
        keyword={address.search}
        texts={m}
        onSearch={(search) => changeAddress({ search, page: 1 })}
      />
      <div className={classes['switches']}>
        <BoardSwitch
          label={m.withStars}
          isOn={address.withStars}
          onChange={(withStars) => changeAddress({ withStars, page: 1 })}
        />
        {contest.allowEndSubmit === true && (
          <BoardSwitch
            label={m.withAfterEnd}
            isOn={board.withAfterEnd}
            onChange={(isOn) => setContainsEnd(contest.id, isOn)}
          />
        )}
        {hasResults && (
          <BoardSwitch
            label={m.force}
            hint={m.forceHint}
            isOn={board.force.isOn}
            onChange={board.force.set}
          />
        )}
        <BoardSwitch
          label={m.refresh}
          hint={board.stage === 'ended' ? m.refreshEnded : m.refreshHint}
          isOn={board.refresh.isOn}
          isDisabled={board.stage === 'ended'}
          onChange={board.refresh.set}
        />
      </div>
      <Freshness board={board}>{isAdmin && <DownloadMenu board={board} contestId={contest.id} />}</Freshness>
    </div>
  );
}

interface BoardSwitchProps {
  label: string;
  hint?: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

function BoardSwitch({ label, hint, isOn, isDisabled = false, onChange }: BoardSwitchProps) {
  return (
    <Switch
      size="sm"
      label={label}
      title={hint}
      checked={isOn}
      disabled={isDisabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

function Freshness({ board: { rows }, children }: { board: BoardState; children: ReactNode }) {
  const m = useMessages(boardMessages);
  const locale = useLocale();
  return (
    <div className={classes['fresh']}>
      <span className={classes['updated']}>
        {rows.dataUpdatedAt > 0 && m.updated(formatTimeWithSeconds(rows.dataUpdatedAt, locale))}
      </span>
      <div className={classes['buttons']}>
        <ActionIcon
          variant="subtle"
          size={36}
          aria-label={m.refreshNow}
          title={m.refreshNow}
          loading={rows.isFetching && rows.data !== undefined}
          onClick={() => void rows.refetch()}
        >
          <IconRefresh size={18} stroke={1.75} />
        </ActionIcon>
        {children}
      </div>
    </div>
  );
}
