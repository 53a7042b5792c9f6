import type { KeyboardEvent } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { problemMessages } from '../problem-messages.ts';
import { tabByKey, type ProblemTab } from './problem-tabs.ts';
import classes from './tab-list.module.css';

interface TabListProps {
  shown: readonly ProblemTab[];
  value: ProblemTab;
  onChange: (tab: ProblemTab) => void;
}

const tabId = (tab: ProblemTab): string => `problem-tab-${tab}`;
const panelId = (tab: ProblemTab): string => `problem-panel-${tab}`;

/** Plain elements: a library component would delay the first paint of the statement. */
export function TabList({ shown, value, onChange }: TabListProps) {
  const m = useMessages(problemMessages);
  const walk = (event: KeyboardEvent) => {
    const next = tabByKey(event.key, value, shown);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
    document.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };
  return (
    <div className={classes['root']} role="tablist" aria-label={m.tabList} tabIndex={-1} onKeyDown={walk}>
      {shown.map((tab) => (
        <button
          key={tab}
          id={tabId(tab)}
          type="button"
          className={classes['tab']}
          role="tab"
          aria-selected={tab === value}
          aria-controls={tab === value ? panelId(tab) : undefined}
          tabIndex={tab === value ? 0 : -1}
          onClick={() => onChange(tab)}
        >
          {m.tabs[tab]}
        </button>
      ))}
    </div>
  );
}

/** The attributes of a tab panel. */
export const panelProps = (tab: ProblemTab) =>
  ({ id: panelId(tab), role: 'tabpanel', 'aria-labelledby': tabId(tab), tabIndex: 0 }) as const;
