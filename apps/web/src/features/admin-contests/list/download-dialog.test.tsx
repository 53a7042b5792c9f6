import { expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { contestListMessages } from './contest-list-messages.ts';
import { DownloadForm } from './download-dialog.tsx';

it.each(['zh-CN', 'zh-HK', 'en-US'] as const)(
  'accepted code is sorted by user and without that of administrators, at first, in %s',
  (locale) => {
    const m = contestListMessages[locale];
    const markup = renderMarkup(<DownloadForm contestId={3} onClose={() => undefined} />, { locale });
    const radios = markup.all('radio').map(({ name, isChecked }) => [name, isChecked]);
    expect(radios).toEqual([
      [m.splits.user, true],
      [m.splits.problem, false],
    ]);
    const [excludes] = [...markup.all('switch'), ...markup.all('checkbox')];
    expect([excludes?.name, excludes?.isChecked]).toEqual([m.withoutAdmins, true]);
  },
);
