import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { truncateName } from '../../lib/truncate-name.ts';
import { RankMark } from '../../ui/charts/rank-mark.tsx';
import { RateBar } from '../../ui/charts/rate-bar.tsx';
import tableClasses from '../../ui/dense-table.module.css';
import { UserLink } from '../../ui/user-link.tsx';
import { TitleTag } from '../../ui/title-tag.tsx';
import { plainSignature } from './plain-signature.ts';
import { rankValueOf, type RankedUser, type RankingKind } from './ranking-kind.ts';
import { rankingMessages } from './ranking-messages.ts';
import classes from './ranking-table.module.css';

interface RankingTableProps {
  kind: RankingKind;
  users: readonly RankedUser[];
  /** Undefined while the ranks of found users are loading. */
  rankOf: (user: RankedUser, index: number) => number | undefined;
}

export function RankingTable({ kind, users, rankOf }: RankingTableProps) {
  const m = useMessages(rankingMessages);
  const ownId = useSession().user?.uid;
  return (
    <table className={`${tableClasses['root'] ?? ''} ${classes['root'] ?? ''}`} data-kind={kind}>
      <thead>
        <tr>
          <th className={classes['place']}>{m.seq}</th>
          <th>{m.user}</th>
          <th className={classes['nickname']}>{m.nickname}</th>
          <th className={classes['value']}>{m[kind].value}</th>
          <th className={classes['accepted']}>{m.accepted}</th>
          <th className={classes['rating']}>{m.rating}</th>
          <th className={classes['signature']}>{m.signature}</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user, index) => (
          <RankingRow
            key={user.uid}
            kind={kind}
            user={user}
            rank={rankOf(user, index)}
            hasMedal={rankValueOf(user, kind) > 0}
            isOwn={user.uid === ownId}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RankingRowProps {
  kind: RankingKind;
  user: RankedUser;
  rank: number | undefined;
  hasMedal: boolean;
  isOwn: boolean;
}

function RankingRow({ kind, user, rank, hasMedal, isOwn }: RankingRowProps) {
  const m = useMessages(rankingMessages);
  const signature = plainSignature(user.signature);
  return (
    <tr data-own={isOwn || undefined}>
      <td className={classes['place']}>{rank !== undefined && <RankMark rank={rank} medal={hasMedal} />}</td>
      <td>
        <Person user={user} isOwn={isOwn} />
      </td>
      <td className={classes['nickname']}>
        <Nickname name={user.nickname} />
      </td>
      <td className={classes['value']}>{rankValueOf(user, kind)}</td>
      <td className={classes['accepted']}>
        <RateBar part={user.ac} whole={user.total}>
          {user.ac} <span className={classes['total']}>/ {user.total}</span>
        </RateBar>
      </td>
      <td className={classes['rating']}>
        <span title={user.rating === null ? m.noRating : undefined}>{user.rating ?? '–'}</span>
      </td>
      <td className={classes['signature']}>
        <span className={classes['words']} title={signature}>
          {signature}
        </span>
      </td>
    </tr>
  );
}

/** If the side columns do not fit, their content is shown below the name. */
function Person({ user, isOwn }: { user: RankedUser; isOwn: boolean }) {
  const m = useMessages(rankingMessages);
  const signature = plainSignature(user.signature);
  return (
    <>
      <div className={classes['person']}>
        <UserLink username={user.username} avatar={user.avatar} />
        {isOwn && <span className={classes['self']}>{m.self}</span>}
        <span className={classes['title']}>
          <TitleTag name={user.titleName} color={user.titleColor} />
        </span>
      </div>
      <div className={classes['below']}>
        <TitleTag name={user.titleName} color={user.titleColor} />
        <Nickname name={user.nickname} />
        {signature !== '' && <span className={classes['words']}>{signature}</span>}
      </div>
    </>
  );
}

/** Tags of the same length have the same colour, so that neighbours mostly differ. */
const tones = 5;

function Nickname({ name }: { name: string | null }) {
  if (name === null || name === '') return null;
  return (
    <span className={classes['tag']} data-tone={name.length % tones} title={name}>
      {truncateName(name)}
    </span>
  );
}
