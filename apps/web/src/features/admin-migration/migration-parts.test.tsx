import { describe, expect, it } from 'vitest';
import { stateMessages } from '../../ui/state-messages.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import type { Finding, Migration } from './api/migration.ts';
import { FindingList } from './findings-sheet.tsx';
import { migrationMessages } from './migration-messages.ts';
import { MigrationStatus } from './migration-status.tsx';
import { NoMigration } from './no-migration.tsx';
import { StepsSheet } from './steps-sheet.tsx';

const m = migrationMessages['en-US'];

const parity = {
  checkedAt: '2026-05-01T08:10:00.000+0000',
  judged: 40,
  differing: 1,
  boards: 2,
  differingBoards: 0,
};

const migration: Migration = {
  source: 'hoj',
  state: 'failed',
  error: 'Connection lost',
  startedAt: '2026-05-01T08:00:00.000+0000',
  updatedAt: '2026-05-01T08:10:00.000+0000',
  finishedAt: null,
  steps: [
    { name: 'judge', total: 1200, isFinished: false, read: 1000, moved: 990, skipped: 3, broken: 7 },
    { name: 'user_info', total: 5, isFinished: true, read: 5, moved: 5, skipped: 0, broken: 0 },
  ],
  parity,
};

describe('the report of a migration', () => {
  it('names source, state, sums, the error and the parity', () => {
    const { text } = renderMarkup(<MigrationStatus migration={migration} />);
    for (const part of [m.from('HOJ'), m.state.failed, '995', 'Connection lost', m.failed, m.parity(parity)])
      expect(text).toContain(part);
  });

  it('shows how far each table is', () => {
    const { text } = renderMarkup(<StepsSheet steps={migration.steps} />);
    expect(text).toContain(m.readOf('1,000', '1,200'));
    expect(text).toContain('user_info');
  });

  it('tells rows that were left out from rows that were changed', () => {
    const finding: Finding = {
      id: 1,
      step: 'judge',
      key: '7',
      isBroken: true,
      code: 'missing-user',
      detail: 'user x does not exist',
    };
    const { text } = renderMarkup(
      <FindingList findings={[finding, { ...finding, id: 2, key: '8', isBroken: false }]} />,
    );
    for (const part of [m.notMoved, 'judge 7', m.changed, 'judge 8', finding.detail])
      expect(text).toContain(part);
  });

  it('of a site that did not move in offers the command', () => {
    const markup = renderMarkup(<NoMigration />);
    expect(markup.text).toContain('npx touchstone migrate hoj');
    expect(markup.find('button', stateMessages['en-US'].copy)).toBeDefined();
  });
});
