import { IconBrandGithub, IconClock, IconLink, IconSchool, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { parseGitHubLink, parseWebLink } from '../../../lib/parse-web-link.ts';
import { ForeignLink } from '../../../ui/foreign-link.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { UserHomeInfo } from '../api/get-user-home-info.ts';
import { profileMessages } from '../profile-messages.ts';
import classes from './identity-panel.module.css';

export function IdentityFacts({ profile }: { profile: UserHomeInfo }) {
  const m = useMessages(profileMessages);
  const gitHub = parseGitHubLink(profile.github);
  const blog = parseWebLink(profile.blog);
  return (
    <ul className={classes['facts']}>
      {profile.school !== null && profile.school !== '' && <Fact icon={IconSchool}>{profile.school}</Fact>}
      {gitHub !== undefined && (
        <Fact icon={IconBrandGithub}>
          <ForeignLink link={gitHub} name={m.gitHub} />
        </Fact>
      )}
      {blog !== undefined && (
        <Fact icon={IconLink}>
          <ForeignLink link={blog} name={m.blog} />
        </Fact>
      )}
      <Fact icon={IconClock}>
        {profile.recentLoginTime === null ? (
          m.neverSeen
        ) : (
          <>
            {m.lastSeen} <RelativeTime value={profile.recentLoginTime} />
          </>
        )}
      </Fact>
    </ul>
  );
}

function Fact({ icon: FactIcon, children }: { icon: Icon; children: ReactNode }) {
  return (
    <li className={classes['fact']}>
      <FactIcon size={17} stroke={1.75} aria-hidden="true" />
      <span className={classes['factText']}>{children}</span>
    </li>
  );
}
