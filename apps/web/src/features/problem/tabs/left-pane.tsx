import { Tabs } from '@mantine/core';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import type { ProblemInfo } from '../api/get-problem-page.ts';
import { ExtraFiles } from '../extra-files/extra-files.tsx';
import { readExtraFiles } from '../extra-files/read-extra-files.ts';
import { OwnSubmissions } from '../own-submissions/own-submissions.tsx';
import { pageParameter } from '../own-submissions/page-number.ts';
import { problemMessages } from '../problem-messages.ts';
import type { Example } from '../statement/read-examples.ts';
import { Statement } from '../statement/statement.tsx';
import { useStatementLanguage } from '../statement/use-statement-language.ts';
import { Statistics } from '../statistics/statistics.tsx';
import type { ProblemPlace } from '../workbench/workbench-problem.ts';
import classes from './left-pane.module.css';
import { readTab, shownTabs, tabParameter } from './problem-tabs.ts';

interface LeftPaneProps {
  info: ProblemInfo;
  place: ProblemPlace;
  examples: readonly Example[];
  onRunSample: (index: number) => void;
}

/** The statement, and what else belongs to the problem. The tab is in the address. */
export function LeftPane({ info, place, examples, onRunSample }: LeftPaneProps) {
  const m = useMessages(problemMessages);
  const { problem } = info;
  const files = useMemo(() => readExtraFiles(problem.userExtraFile), [problem.userExtraFile]);
  const language = useStatementLanguage(problem);
  const shown = shownTabs(files.length > 0);
  const [tab, chooseTab] = useTab(shown);
  return (
    <Tabs
      value={tab}
      onChange={chooseTab}
      keepMounted={false}
      classNames={{
        root: classes['root'] ?? '',
        list: classes['list'] ?? '',
        panel: classes['panel'] ?? '',
      }}
    >
      <div className={classes['head']}>
        <Tabs.List aria-label={m.tabList}>
          {shown.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {m.tabs[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </div>
      <Tabs.Panel value="problemDetail" keepMounted>
        <Statement info={info} language={language} examples={examples} onRunSample={onRunSample} />
      </Tabs.Panel>
      <Tabs.Panel value="mySubmission">
        <OwnSubmissions problem={problem} place={place} />
      </Tabs.Panel>
      <Tabs.Panel value="extraFile">
        <ExtraFiles files={files} />
      </Tabs.Panel>
      <Tabs.Panel value="statistics">
        <Statistics count={info.problemCount} />
      </Tabs.Panel>
    </Tabs>
  );
}

function useTab(shown: ReturnType<typeof shownTabs>) {
  const [parameters, setParameters] = useSearchParams();
  const choose = (value: string | null) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        const tab = readTab(value, shown);
        after.delete(pageParameter);
        if (tab === 'problemDetail') after.delete(tabParameter);
        else after.set(tabParameter, tab);
        return after;
      },
      { preventScrollReset: true },
    );
  return [readTab(parameters.get(tabParameter), shown), choose] as const;
}
