import { Button } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { UserHomeInfo } from '../api/get-user-home-info.ts';
import { profileMessages } from '../profile-messages.ts';
import { DifficultyBar } from './difficulty-bar.tsx';
import { groupSolved } from './group-solved.ts';
import { SolvedGroupList } from './solved-group-list.tsx';
import classes from './solved.module.css';

export function SolvedSheet({ profile, isOwn }: { profile: UserHomeInfo; isOwn: boolean }) {
  const m = useMessages(profileMessages);
  const groups = groupSolved(profile.solvedGroupByDifficulty);
  const count = groups.reduce((sum, group) => sum + group.problems.length, 0);
  if (count === 0)
    return (
      <Sheet title={m.solvedTitle}>
        <EmptyState
          compact
          icon={<IconChecklist size={24} stroke={1.5} />}
          title={profile.total === 0 ? m.emptyTitle : m.noneOfDifficulty}
          action={
            isOwn ? (
              <Button component={Link} to="/problem?difficulty=0">
                {m.findProblem}
              </Button>
            ) : undefined
          }
        >
          {isOwn ? m.emptyTextOwn : m.emptyText}
        </EmptyState>
      </Sheet>
    );
  return (
    <Sheet title={m.solvedTitle}>
      <DifficultyBar groups={groups} />
      <div className={classes['groups']}>
        {groups.map((group) => (
          <SolvedGroupList key={group.difficulty} group={group} />
        ))}
      </div>
    </Sheet>
  );
}
