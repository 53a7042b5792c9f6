import { ActionIcon } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useMessages } from '../lib/messages.ts';
import { showToast } from '../lib/toasts.ts';
import { stateMessages } from './state-messages.ts';

const confirmationMs = 1600;

export function CopyButton({ text }: { text: string }) {
  const m = useMessages(stateMessages);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    copyText(text).then(
      () => {
        setCopied(true);
        showToast('success', m.copied);
      },
      () => showToast('error', m.copyFailed),
    );
  };
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <ActionIcon
      size={28}
      onClick={copy}
      aria-label={copied ? m.copied : m.copy}
      title={copied ? m.copied : m.copy}
    >
      <Icon size={16} stroke={1.75} />
    </ActionIcon>
  );
}

/** The clipboard exists only on secure origins; a site in a school network is often plain HTTP. */
async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (!done) throw new Error('The browser refused to copy');
  return undefined;
}
