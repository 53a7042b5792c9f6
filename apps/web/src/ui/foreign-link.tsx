import { defineMessages, useMessages } from '../lib/messages.ts';
import type { WebLink } from '../lib/parse-web-link.ts';

const linkMessages = defineMessages({
  'zh-CN': { opensNewWindow: '（在新窗口打开）' },
  'zh-HK': { opensNewWindow: '（在新視窗開啟）' },
  'en-US': { opensNewWindow: ' (opens in a new window)' },
});

/** A user-supplied link: no opener, no referrer, nofollow. */
export function ForeignLink({ link, name }: { link: WebLink; name: string }) {
  const m = useMessages(linkMessages);
  return (
    <a
      href={link.href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      title={link.href}
      aria-label={`${name} ${link.label}${m.opensNewWindow}`}
    >
      {link.label}
    </a>
  );
}
