import { useNavigation } from 'react-router';
import classes from './navigation-progress.module.css';

/** A streak under the bar while the next page is on its way; invisible when it arrives at once. */
export function NavigationProgress() {
  const isLoading = useNavigation().state !== 'idle';
  return <div className={classes['root']} data-loading={isLoading || undefined} aria-hidden="true" />;
}
