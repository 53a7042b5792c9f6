import { Button, NumberInput, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defaultMedals, shareAwards, type MedalCounts } from '@touchstone/rules/contests/awards';
import { useMessages } from '../../../lib/messages.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { useContest } from '../use-contest.ts';
import { awardsQuery } from './get-awards.ts';
import type { OwnAwards } from './reveal/build-plan.ts';
import { rankedCountQuery } from './count-ranked.ts';
import { writeRevealAddress } from './reveal-address.ts';
import { scrollBoardMessages } from './scroll-board-messages.ts';
import classes from './scroll-board.module.css';

const medalShares = { gold: 10, silver: 20, bronze: 30 } as const;
const medalNames = ['gold', 'silver', 'bronze'] as const;
const largestCount = 99_999;

export function ScrollBoardTab() {
  const m = useMessages(scrollBoardMessages);
  const { contestId } = useContest();
  const { data, isError, refetch } = useQuery(rankedCountQuery(contestId));
  const awards = useQuery(awardsQuery(contestId)).data;
  return (
    <Sheet title={m.title}>
      {data !== undefined && awards !== undefined && <RevealForm rankedCount={data} own={awards} />}
      {data === undefined && isError && <ErrorState title={m.failed} onRetry={() => void refetch()} />}
      {(data === undefined || awards === undefined) && !isError && <RowsSkeleton rows={4} />}
    </Sheet>
  );
}

function RevealForm({ rankedCount, own }: { rankedCount: number; own: OwnAwards }) {
  const m = useMessages(scrollBoardMessages);
  const { contest, contestId, stage } = useContest();
  const [medals, setMedals] = useState<MedalCounts>(() => defaultMedals(rankedCount));
  const [removesStars, setRemovesStars] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const open = () => {
    setConfirming(false);
    const chosen = own.type === 'none' ? medals : undefined;
    window.open(writeRevealAddress(contestId, removesStars, chosen), '_blank', 'noopener');
  };
  return (
    <div className={classes['form']}>
      <p className={classes['lead']}>{m.lead}</p>
      {contest.sealRank !== true && <FormAlert kind="info">{m.notSealed}</FormAlert>}
      {own.type === 'none' ? (
        <MedalFields medals={medals} rankedCount={rankedCount} onChange={setMedals} />
      ) : (
        <OwnAwardList own={own} rankedCount={rankedCount} />
      )}
      <Switch
        label={m.removeStars}
        checked={removesStars}
        onChange={(event) => setRemovesStars(event.currentTarget.checked)}
      />
      <Button
        className={classes['start'] ?? ''}
        disabled={contest.sealRank !== true}
        onClick={() => (stage === 'ended' ? open() : setConfirming(true))}
      >
        {m.start}
      </Button>
      <ConfirmDialog
        opened={isConfirming}
        title={m.early}
        confirmLabel={m.open}
        onConfirm={open}
        onCancel={() => setConfirming(false)}
      >
        {m.earlyText}
      </ConfirmDialog>
    </div>
  );
}

/** The awards of the form, with the number of contestants that each has now. */
function OwnAwardList({ own, rankedCount }: { own: OwnAwards; rankedCount: number }) {
  const m = useMessages(scrollBoardMessages);
  return (
    <div>
      <p className={classes['sum']}>{m.ownAwards}</p>
      <ul>
        {shareAwards(own.type, own.awards, rankedCount).map(({ award, count }) => (
          <li key={award.priority}>{m.ownAward(award.name, count)}</li>
        ))}
      </ul>
    </div>
  );
}

interface MedalFieldsProps {
  medals: MedalCounts;
  rankedCount: number;
  onChange: (medals: MedalCounts) => void;
}

function MedalFields({ medals, rankedCount, onChange }: MedalFieldsProps) {
  const m = useMessages(scrollBoardMessages);
  const usual = defaultMedals(rankedCount);
  return (
    <div>
      <div className={classes['medals']}>
        {medalNames.map((name) => (
          <NumberInput
            key={name}
            label={m[name]}
            description={m.formula(medalShares[name], rankedCount, usual[name])}
            min={0}
            max={largestCount}
            clampBehavior="strict"
            allowDecimal={false}
            hideControls
            value={medals[name]}
            onChange={(value) => onChange({ ...medals, [name]: typeof value === 'number' ? value : 0 })}
          />
        ))}
      </div>
      <p className={classes['sum']}>{m.sum(medals.gold + medals.silver + medals.bronze, rankedCount)}</p>
    </div>
  );
}
