import { ActionIcon } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useMessages } from '../lib/messages.ts';
import { showToast } from '../lib/toasts.ts';
import { copyText } from './copy-text.ts';
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
