import { Switch } from '@mantine/core';
import type { ImportColumn } from '@touchstone/contract/user-batches';
import { parseImportRow } from '@touchstone/rules/user-batches';
import { Fragment, useState } from 'react';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { FormAlert } from '../form-alert.tsx';
import sideScroll from '../side-scroll.module.css';
import { importMessages } from './import-messages.ts';
import classes from './import.module.css';
import type { CsvRow } from './parse-csv.ts';
import { groupByRow } from './parse-users.ts';
import type { RowProblem } from './import-scope.ts';
import type { ImportState } from './use-import.ts';

const frame = `${sideScroll['root'] ?? ''} ${classes['scroll'] ?? ''}`;

/** More than a user reads, and still fast to render. */
const shownMaximum = 200;
const columns = ['username', 'password', 'email', 'realname', 'gender', 'nickname', 'school'] as const;

export function ImportPreview({ state }: { state: ImportState }) {
  const m = useMessages(importMessages);
  const [isOnlyWrong, setOnlyWrong] = useState(false);
  const { rows, problem, problems } = state;
  if (problem?.kind === 'openQuote') return <FormAlert kind="error">{m.openQuote(problem.line)}</FormAlert>;
  if (problem?.kind === 'tooMany') return <FormAlert kind="error">{m.tooMany(problem.count)}</FormAlert>;
  if (rows.length === 0) return <p className={classes['empty']}>{m.empty}</p>;
  const problemsOf = groupByRow(problems);
  const all = rows.map((row, index) => ({ row, problems: problemsOf.get(index) ?? [] }));
  const wanted = isOnlyWrong && problems.length > 0 ? all.filter((entry) => entry.problems.length > 0) : all;
  return (
    <section aria-label={m.preview} className={classes['preview']}>
      <div className={classes['summary']}>
        <Summary state={state} wrongRows={problemsOf.size} />
        {problems.length > 0 && (
          <Switch
            label={m.onlyWrong}
            checked={isOnlyWrong}
            onChange={(event) => setOnlyWrong(event.currentTarget.checked)}
          />
        )}
      </div>
      <PreviewTable entries={wanted.slice(0, shownMaximum)} reasonTexts={state.reasonTexts} />
      {wanted.length > shownMaximum && (
        <p className={classes['more']}>{m.more(wanted.length - shownMaximum)}</p>
      )}
    </section>
  );
}

function Summary({ state, wrongRows }: { state: ImportState; wrongRows: number }) {
  const m = useMessages(importMessages);
  const { rows, isChecked, problems } = state;
  const text =
    problems.length > 0
      ? m.wrong(wrongRows, rows.length)
      : isChecked
        ? state.texts.ready(rows.length, state.counts)
        : m.checking;
  return (
    <span role="status" data-wrong={problems.length > 0 || undefined} className={classes['state']}>
      {text}
    </span>
  );
}

interface Entry {
  row: CsvRow;
  problems: readonly RowProblem[];
}

interface PreviewTableProps extends Pick<ImportState, 'reasonTexts'> {
  entries: readonly Entry[];
}

function PreviewTable({ entries, reasonTexts }: PreviewTableProps) {
  const m = useMessages(importMessages);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
    <div className={frame} role="group" aria-label={m.preview} tabIndex={0}>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{m.columns.line}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {m.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <PreviewRow key={entry.row.line} reasonTexts={reasonTexts} {...entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PreviewRow({ row, problems, reasonTexts }: Entry & Pick<ImportState, 'reasonTexts'>) {
  const m = useMessages(importMessages);
  const locale = useLocale();
  const user = parseImportRow(row.cells);
  const wrong = new Set<ImportColumn | undefined>(problems.map(({ column }) => column));
  const shown: Record<ImportColumn, string> = {
    ...user,
    password: user.password === '' ? '' : '••••••',
    email: user.email ?? '',
    realname: user.realname ?? '',
    gender: m.genders[user.gender],
    nickname: user.nickname ?? '',
    school: user.school ?? '',
  };
  return (
    <Fragment>
      <tr data-wrong={problems.length > 0 || undefined}>
        <th scope="row">{row.line}</th>
        {columns.map((column) => (
          <td key={column} data-wrong={wrong.has(column) || undefined}>
            {shown[column]}
          </td>
        ))}
      </tr>
      {problems.length > 0 && (
        <tr className={classes['problems']}>
          <td colSpan={columns.length + 1}>
            <span>
              {problems.map(({ reason }) => reasonTexts[reason]?.[locale] ?? reason).join(m.between)}
            </span>
          </td>
        </tr>
      )}
    </Fragment>
  );
}
