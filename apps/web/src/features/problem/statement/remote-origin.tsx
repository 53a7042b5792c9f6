import { Tooltip } from '@mantine/core';
import { IconExternalLink, IconWorld } from '@tabler/icons-react';
import { defineMessages, useMessages } from '../../../lib/messages.ts';
import type { Problem } from '../api/get-problem-page.ts';
import { findOrigin } from './find-origin.ts';
import classes from './remote-origin.module.css';

const originMessages = defineMessages({
  'zh-CN': {
    remote: '其他网站的题目',
    hint: '代码会送到题目所在的网站评测，结果通常需要几秒到几分钟。',
    open: (name: string) => `在原网站打开 ${name}（在新窗口打开）`,
  },
  'zh-HK': {
    remote: '其他網站的題目',
    hint: '程式碼會送到題目所在的網站評測，結果通常需要數秒至數分鐘。',
    open: (name) => `在原網站開啟 ${name}（在新視窗開啟）`,
  },
  'en-US': {
    remote: 'Problem of another site',
    hint: 'The site of the problem judges your code. A result usually takes seconds to minutes.',
    open: (name) => `Open ${name} at its site (opens in a new window)`,
  },
});

/** The site that judges a problem of another site, with a link to the problem there. */
export function RemoteOrigin({ problem }: { problem: Pick<Problem, 'isRemote' | 'problemId' | 'source'> }) {
  const m = useMessages(originMessages);
  if (!problem.isRemote) return null;
  const { name, href } = findOrigin(problem);
  const label = name ?? m.remote;
  const icon = <IconWorld size={15} stroke={1.75} aria-hidden="true" />;
  return (
    <Tooltip label={m.hint}>
      {href === undefined ? (
        <span
          className={classes['root']}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the explanation must be reachable by keyboard
          tabIndex={0}
        >
          {icon}
          {label}
        </span>
      ) : (
        <a
          className={classes['root']}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={m.open(label)}
        >
          {icon}
          {label}
          <IconExternalLink size={13} stroke={1.75} aria-hidden="true" />
        </a>
      )}
    </Tooltip>
  );
}
