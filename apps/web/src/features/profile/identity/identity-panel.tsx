import { Button } from '@mantine/core';
import { IconGenderFemale, IconGenderMale, IconMessages, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { useWebsiteConfig } from '../../../lib/website-config.ts';
import { TitleTag } from '../../../ui/title-tag.tsx';
import { UserAvatar } from '../../../ui/user-avatar.tsx';
import type { UserHomeInfo } from '../api/get-user-home-info.ts';
import { profileMessages } from '../profile-messages.ts';
import { IdentityFacts } from './identity-facts.tsx';
import classes from './identity-panel.module.css';
import { MembershipLine } from './membership-line.tsx';

interface IdentityPanelProps {
  profile: UserHomeInfo;
  isOwn: boolean;
}

/** Avatar, name, rank and links of the user. */
export function IdentityPanel({ profile, isOwn }: IdentityPanelProps) {
  const m = useMessages(profileMessages);
  const { username, nickname, avatar, gender, titleName, titleColor } = profile;
  return (
    <aside className={classes['root']}>
      <div className={classes['face']}>
        <UserAvatar username={username} avatar={avatar} size={112} />
      </div>
      <div className={classes['names']}>
        <h1 className={classes['username']}>
          <span>{username}</span>
          <GenderMark gender={gender} />
        </h1>
        {nickname !== null && nickname !== '' && <p className={classes['nickname']}>{nickname}</p>}
        <div className={classes['tags']}>
          <TitleTag name={titleName} color={titleColor} />
          <MembershipLine profile={profile} isOwn={isOwn} />
        </div>
      </div>
      <IdentityFacts profile={profile} />
      {isOwn && (
        <Button
          className={classes['edit'] ?? ''}
          component={Link}
          to="/setting?tab=setting_userinfo"
          variant="default"
          leftSection={<IconPencil size={16} stroke={1.75} />}
        >
          {m.edit}
        </Button>
      )}
      <Discussions username={username} isOwn={isOwn} />
    </aside>
  );
}

/** Shown while the configuration is loading: it must not appear later and move what follows on a phone. */
function Discussions({ username, isOwn }: { username: string; isOwn: boolean }) {
  const m = useMessages(profileMessages);
  if (useWebsiteConfig()?.openPublicDiscussion === false) return null;
  return (
    <Button
      className={classes['edit'] ?? ''}
      component={Link}
      to={isOwn ? '/discussion?onlyMine=true' : `/discussion?keyword=${encodeURIComponent(username)}`}
      variant="default"
      leftSection={<IconMessages size={16} stroke={1.75} />}
    >
      {isOwn ? m.ownDiscussions : m.discussions}
    </Button>
  );
}

function GenderMark({ gender }: { gender: UserHomeInfo['gender'] }) {
  const m = useMessages(profileMessages);
  if (gender === 'secrecy') return null;
  const Icon = gender === 'male' ? IconGenderMale : IconGenderFemale;
  return (
    <span className={classes['gender']} role="img" aria-label={m[gender]} title={m[gender]}>
      <Icon size={18} stroke={2} aria-hidden="true" />
    </span>
  );
}
