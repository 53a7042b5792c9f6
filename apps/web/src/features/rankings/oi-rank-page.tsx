import { RankingPage } from './ranking-page.tsx';

export function Component() {
  return <RankingPage kind="oi" />;
}
