import { statuses } from '@touchstone/contract/statuses';
import { expect, it } from 'vitest';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { RankRow } from '../api/list-training-rank.ts';
import { aTrainingState } from '../testing/a-training.ts';
import { TrainingStateContext } from '../use-training.ts';
import { rankMessages } from './rank-messages.ts';
import { RankTable } from './rank-table.tsx';

const m = rankMessages['en-US'];
const row: RankRow = {
  uid: 'u1',
  username: 'ann b',
  realname: 'Ann Brown',
  nickname: null,
  school: 'A school',
  gender: 'secrecy',
  avatar: null,
  ac: 1,
  totalRunTime: 12,
  submissionInfo: { A: { status: statuses.accepted, score: null, isAC: true, runTime: 12 } },
};
const problems = [
  { problemId: 'A', title: 'Sum' },
  { problemId: 'B', title: 'Max' },
];

const show = ({
  isAdmin = false,
  isSearch = false,
  groupId,
}: {
  isAdmin?: boolean;
  isSearch?: boolean;
  groupId?: number;
}) =>
  renderMarkup(
    <TrainingStateContext
      value={aTrainingState({ progress: { canManage: isAdmin }, ...(groupId !== undefined && { groupId }) })}
    >
      <RankTable rows={[row]} problems={problems} before={30} isSearch={isSearch} isOutdated={false} />
    </TrainingStateContext>,
    { user: aUser() },
  );

it('real names are for administrators of the training only', () => {
  expect(show({}).text).not.toContain('Ann Brown');
  expect(show({}).names('columnheader')).not.toContain(m.realname);
  expect(show({ isAdmin: true }).text).toContain('Ann Brown');
});

it('a cell leads to the submissions of this user and problem', () => {
  const filter = 'username=ann+b&problemID=A&completeProblemID=true';
  expect(show({}).get('link', 'A Accepted').href).toBe(`/status?${filter}`);
  expect(show({ groupId: 2 }).get('link', 'A Accepted').href).toBe(`/group/2/status?${filter}`);
  expect(show({}).find('link', 'B Accepted')).toBeUndefined();
});

it('counts on from earlier pages, and marks the own row', () => {
  const shown = show({});
  expect(shown.all('row')[1]?.text).toContain('31');
  expect(shown.html).toContain('data-own');
});
