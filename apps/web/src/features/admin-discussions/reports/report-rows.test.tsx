import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { Report } from '../api/reports.ts';
import { listReportActions } from './handle-dialog.tsx';
import { reportMessages } from './report-messages.ts';
import { ReportRows } from './report-rows.tsx';
import { parseReportStatus } from './report-status.ts';

const ignore = () => undefined;
const report: Report = {
  id: 1,
  did: 1000,
  gid: null,
  discussionTitle: 'Buy now',
  discussionAuthor: 'mallory',
  discussionAuthorId: 'u9',
  isDiscussionDisabled: false,
  isDiscussionDeleted: false,
  reporter: 'ada',
  content: '#垃圾广告# #恶意抄袭# It sells things.',
  status: false,
  action: null,
  note: null,
  handledBy: null,
  handledAt: null,
  gmtCreate: '2026-11-01T08:00:00.000+0000',
  gmtModified: '2026-11-01T08:00:00.000+0000',
};

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('reports in %s', (locale) => {
  const m = reportMessages[locale];
  const show = (changes: Partial<Report> = {}) =>
    renderMarkup(<ReportRows reports={[{ ...report, ...changes }]} onHandle={ignore} onCheck={ignore} />, {
      locale,
    });

  it('show the tags in the language of the reader, the reason and the people', () => {
    const shown = show();
    expect(shown.get('link', 'Buy now').href).toBe('/discussion-detail/1000');
    for (const text of [
      m.tags.spam,
      m.tags.plagiarism,
      'It sells things.',
      m.by('mallory'),
      m.reporter('ada'),
    ])
      expect(shown.text).toContain(text);
    expect(shown.names('button')).toEqual([m.handleOf('Buy now'), m.checkOf('Buy now')]);
  });

  it('of other clients are shown as they are', () => {
    expect(show({ content: '#other# text', reporter: '' }).text).toContain('#other# text');
    expect(show({ reporter: '' }).text).toContain(m.noReporter);
  });

  it('say what was done', () => {
    const shown = show({
      status: true,
      action: 'disabled',
      note: 'First warning',
      handledBy: 'root',
      handledAt: report.gmtCreate,
      isDiscussionDisabled: true,
    });
    for (const text of [m.actions.disabled, m.handledBy('root'), 'First warning', m.nowDisabled])
      expect(shown.text).toContain(text);
    expect(shown.names('button')).toEqual([m.handleOf('Buy now'), m.uncheckOf('Buy now')]);
  });
});

it('only super administrators mute', () => {
  expect(listReportActions(true)).toEqual(['none', 'disabled', 'deleted', 'muted']);
  expect(listReportActions(false)).toEqual(['none', 'disabled', 'deleted']);
});

it.each([
  ['', undefined],
  ['true', true],
  ['false', false],
  ['1', undefined],
])('the state %j in the address', (text, status) => {
  expect(parseReportStatus(text)).toBe(status);
});
