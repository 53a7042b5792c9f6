import { useNavigation } from 'react-router';
import classes from './navigation-progress.module.css';

/** A progress line under the bar while the next page loads; not shown for instant navigation. */
export function NavigationProgress() {
  const isLoading = useNavigation().state !== 'idle';
  return <div className={classes['root']} data-loading={isLoading || undefined} aria-hidden="true" />;
}
