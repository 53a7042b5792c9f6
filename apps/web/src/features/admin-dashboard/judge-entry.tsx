import { IconAlertTriangle, IconBan } from '@tabler/icons-react';
import { useMessages } from '../../lib/messages.ts';
import type { Judge } from './api/list-judges.ts';
import { dashboardMessages } from './dashboard-messages.ts';
import classes from './judge-entry.module.css';
import { machineFaultMessages } from './machine-fault-messages.ts';
import { LoadBar } from '../../ui/load-bar.tsx';
import { parsePercent } from './parse-percent.ts';

export function JudgeEntry({ judge }: { judge: Judge }) {
  const m = useMessages(dashboardMessages);
  const { host, metadata } = judge.service;
  return (
    <article className={classes['root']}>
      <div>
        <h3 className={classes['name']}>{metadata['judgeName'] ?? host}</h3>
        <p className={classes['where']}>
          <span>{host}</span>
          <span>{m.cores(judge.cpuCores)}</span>
          <span>{m.slots(judge.slots, judge.busySlots)}</span>
        </p>
      </div>
      <div className={classes['loads']}>
        <LoadBar name={m.processor} percent={parsePercent(judge.percentCpuLoad)} />
        <LoadBar name={m.memory} percent={parsePercent(judge.percentMemoryLoad)} />
      </div>
      {judge.pausedBecause !== null && <Pause because={judge.pausedBecause} />}
      <JudgeLanguages judge={judge} />
    </article>
  );
}

function Pause({ because: { fault, detail } }: { because: NonNullable<Judge['pausedBecause']> }) {
  const m = useMessages(dashboardMessages);
  const faults = useMessages(machineFaultMessages);
  return (
    <div className={classes['pause']}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
      <div>
        <strong>{m.paused(faults[fault])}</strong>
        <p>{detail}</p>
        <p>{m.pausedText}</p>
      </div>
    </div>
  );
}

function JudgeLanguages({ judge: { languages, disabledLanguages } }: { judge: Judge }) {
  const m = useMessages(dashboardMessages);
  return (
    <details className={classes['languages']}>
      <summary>
        {m.languages(languages.length)}
        {disabledLanguages.length > 0 && (
          <span className={classes['disabledCount']}>{m.disabled(disabledLanguages.length)}</span>
        )}
      </summary>
      <dl className={classes['versions']}>
        {languages.map(({ name, version }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{version}</dd>
          </div>
        ))}
      </dl>
      {disabledLanguages.length > 0 && (
        <>
          <h4 className={classes['subtitle']}>{m.disabledTitle}</h4>
          <ul className={classes['reasons']}>
            {disabledLanguages.map(({ name, reason }) => (
              <li key={name}>
                <IconBan size={16} stroke={1.75} aria-hidden="true" />
                <div>
                  <strong>{name}</strong>
                  <p>{reason}</p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
