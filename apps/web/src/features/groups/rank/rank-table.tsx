import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { truncateName } from '../../../lib/truncate-name.ts';
import { RankMark } from '../../../ui/charts/rank-mark.tsx';
import { RateBar } from '../../../ui/charts/rate-bar.tsx';
import tableClasses from '../../../ui/dense-table.module.css';
import { TitleTag } from '../../../ui/title-tag.tsx';
import { UserLink } from '../../../ui/user-link.tsx';
import type { RankedMember } from '../api/list-group-rank.ts';
import { useGroup } from '../use-group.ts';
import { acceptedAddress, type RankKind } from './rank-address.ts';
import { rankMessages } from './rank-messages.ts';
import classes from './rank.module.css';

interface RankTableProps {
  kind: RankKind;
  members: readonly RankedMember[];
  /** Number of members on earlier pages. */
  before: number;
  /** In a search the numbers count matches: they are no ranks and show no medals. */
  isSearch: boolean;
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(2)}%`;

export function RankTable({ kind, members, before, isSearch }: RankTableProps) {
  const m = useMessages(rankMessages);
  const ownId = useSession().user?.uid;
  return (
    <table
      className={`${tableClasses['root'] ?? ''} ${classes['table'] ?? ''}`}
      data-kind={kind}
      aria-label={m.table}
    >
      <thead>
        <tr>
          <th scope="col" className={classes['place']}>
            {isSearch ? m.position : m.rank}
          </th>
          <th scope="col">{m.user}</th>
          <th scope="col" className={classes['nickname']}>
            {m.nickname}
          </th>
          <th scope="col" className={classes['solved']}>
            {m.solved}
          </th>
          <th scope="col" className={classes['total']}>
            {m.total}
          </th>
          <th scope="col" className={classes['score']}>
            {m.score}
          </th>
          <th scope="col" className={classes['rate']}>
            {m.rate}
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member, index) => (
          <RankRow
            key={member.uid}
            member={member}
            rank={before + index + 1}
            hasMedal={!isSearch && (kind === 'acm' ? member.ac : member.score) > 0}
            isOwn={member.uid === ownId}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RankRowProps {
  member: RankedMember;
  rank: number;
  hasMedal: boolean;
  isOwn: boolean;
}

function RankRow({ member, rank, hasMedal, isOwn }: RankRowProps) {
  const m = useMessages(rankMessages);
  const { groupId } = useGroup();
  const { username, nickname, ac, total, score } = member;
  return (
    <tr data-own={isOwn || undefined}>
      <td className={classes['place']}>
        <RankMark rank={rank} medal={hasMedal} />
      </td>
      <td>
        <div className={classes['person']}>
          <UserLink username={username} avatar={member.avatar} />
          <TitleTag name={member.titleName} color={member.titleColor} />
        </div>
      </td>
      <td className={classes['nickname']}>
        {nickname !== null && nickname !== '' && (
          <span className={classes['tag']} title={nickname}>
            {truncateName(nickname)}
          </span>
        )}
      </td>
      <td className={classes['solved']}>
        {ac === 0 ? (
          0
        ) : (
          <Link to={acceptedAddress(groupId, username)} aria-label={m.solvedOf(username, ac)}>
            {ac}
          </Link>
        )}
      </td>
      <td className={classes['total']}>{total}</td>
      <td className={classes['score']}>{score}</td>
      <td className={classes['rate']}>
        <RateBar part={ac} whole={total}>
          {percent(ac, total)}
        </RateBar>
      </td>
    </tr>
  );
}
