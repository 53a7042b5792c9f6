import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useWebsiteConfig } from '../../../lib/website-config.ts';
import type { ProblemInfo } from '../api/get-problem-page.ts';
import { parseExtraFiles } from '../extra-files/parse-extra-files.ts';
import type { ContestSituation } from '../context/contest-situation.ts';
import { hasSolutions } from '../context/problem-context.ts';
import { pageParameter } from '../own-submissions/page-number.ts';
import type { Example } from '../../../ui/statement/parse-examples.ts';
import { Statement } from '../statement/statement.tsx';
import { useStatementLanguage } from '../statement/use-statement-language.ts';
import type { ProblemContext } from '../workbench/workbench-problem.ts';
import classes from './left-pane.module.css';
import { OtherPanel } from './other-panel.tsx';
import { parseTab, shownTabs, tabParameter, type ProblemTab } from './problem-tabs.ts';
import { panelProps, TabList } from './tab-list.tsx';

interface LeftPaneProps {
  info: ProblemInfo;
  context: ProblemContext;
  examples: readonly Example[];
  contest: ContestSituation | undefined;
  onRunSample: (index: number) => void;
}

/** The statement and the other tabs. The URL stores the tab. */
export function LeftPane({ info, context, examples, contest, onRunSample }: LeftPaneProps) {
  const { userExtraFile } = info.problem;
  const files = useMemo(() => parseExtraFiles(userExtraFile), [userExtraFile]);
  const language = useStatementLanguage(info.problem);
  const shown = shownTabs({
    hasExtraFiles: files.length > 0,
    areCountsHidden: contest?.isFrozen === true,
    hasSolutions: hasSolutions(context, useWebsiteConfig()),
  });
  const [tab, chooseTab] = useTab(shown);
  return (
    <>
      <TabList shown={shown} value={tab} onChange={chooseTab} />
      {/* Hidden instead of unmounted, so that the scroll position survives. */}
      <div className={classes['panel']} hidden={tab !== 'problemDetail'} {...panelProps('problemDetail')}>
        <Statement info={info} language={language} examples={examples} onRunSample={onRunSample} />
      </div>
      {tab !== 'problemDetail' && (
        <div className={classes['panel']} {...panelProps(tab)}>
          <OtherPanel tab={tab} info={info} files={files} context={context} contest={contest} />
        </div>
      )}
    </>
  );
}

function useTab(shown: readonly ProblemTab[]) {
  const [parameters, setParameters] = useSearchParams();
  const choose = (tab: ProblemTab) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(pageParameter);
        if (tab === 'problemDetail') after.delete(tabParameter);
        else after.set(tabParameter, tab);
        return after;
      },
      { preventScrollReset: true },
    );
  return [parseTab(parameters.get(tabParameter), shown), choose] as const;
}
