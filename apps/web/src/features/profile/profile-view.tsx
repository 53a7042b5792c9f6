import type { ProfileOwner, UserHomeInfo } from './api/get-user-home-info.ts';
import { AboutSheet } from './about-sheet.tsx';
import { HeatMapSheet } from './heat-map/heat-map-sheet.tsx';
import { IdentityPanel } from './identity/identity-panel.tsx';
import { ProfileCounts } from './profile-counts.tsx';
import classes from './profile-view.module.css';
import { SolvedSheet } from './solved/solved-sheet.tsx';

interface ProfileViewProps {
  profile: UserHomeInfo;
  owner: ProfileOwner;
  isOwn: boolean;
}

export function ProfileView({ profile, owner, isOwn }: ProfileViewProps) {
  return (
    <div className={classes['root']}>
      <IdentityPanel profile={profile} isOwn={isOwn} />
      <div className={classes['main']}>
        <ProfileCounts profile={profile} />
        <HeatMapSheet owner={owner} />
        <SolvedSheet profile={profile} isOwn={isOwn} />
        <AboutSheet signature={profile.signature} isOwn={isOwn} />
      </div>
    </div>
  );
}
