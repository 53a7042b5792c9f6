/**
 * Downloads. The answer is a file, or an envelope that says why there is none: that text is shown instead of being saved.
 */
import { currentMessages, defineMessages } from '../messages.ts';
import { showToast } from '../toasts.ts';
import { parseEnvelope } from './envelope.ts';
import { isAdminPath } from './request-parts.ts';
import { sendRequest } from './send-request.ts';

const downloadTimeoutMs = 300_000;

const downloadMessages = defineMessages({
  'zh-CN': { running: '正在下载', done: '下载完成', failed: '下载失败，请稍后重试', noFile: '没有收到文件' },
  'zh-HK': { running: '正在下載', done: '下載完成', failed: '下載失敗，請稍後再試', noFile: '沒有收到檔案' },
  'en-US': {
    running: 'Downloading',
    done: 'Downloaded',
    failed: 'The download failed. Please try again later',
    noFile: 'There was no file in the answer',
  },
});

export interface Download {
  url: string;
  token: string | undefined;
  acceptLanguage: string;
  fallbackName: string;
}

export type DownloadOutcome =
  { kind: 'file'; name: string; content: Blob } | { kind: 'refused'; text: string };

/** `attachment; filename*=UTF-8''%E6%95%B0.zip` or `attachment; filename="data.zip"`. */
export function fileNameOf(disposition: string | null, fallbackName: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined && /^(?:[^%]|%[0-9a-f]{2})*$/i.test(encoded)) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? fallbackName;
}

export async function fetchDownload({
  url,
  token,
  acceptLanguage,
  fallbackName,
}: Download): Promise<DownloadOutcome> {
  const urlType = isAdminPath(new URL(url, 'http://localhost').pathname) ? 'admin' : 'general';
  const headers = new Headers({ 'Url-Type': urlType, 'Accept-Language': acceptLanguage });
  if (token !== undefined) headers.set('Authorization', token);
  const { response, content } = await sendRequest({
    url,
    init: { headers },
    timeoutMs: downloadTimeoutMs,
    signal: undefined,
    read: (answer) => answer.blob(),
  });
  const isEnvelope = response.headers.get('content-type')?.includes('json') ?? false;
  if (isEnvelope || !response.ok)
    return { kind: 'refused', text: parseEnvelope(await content.text())?.msg ?? '' };
  return {
    kind: 'file',
    content,
    name: fileNameOf(response.headers.get('content-disposition'), fallbackName),
  };
}

/** Hands a file to the reader, who decides where it goes. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Fetches a file and saves it, telling the reader on the way. */
export async function downloadFile(download: Download): Promise<void> {
  showToast('info', currentMessages(downloadMessages).running);
  const outcome = await fetchDownload(download).catch((error: unknown) => {
    showToast('error', currentMessages(downloadMessages).failed);
    throw error;
  });
  const m = currentMessages(downloadMessages);
  if (outcome.kind === 'refused') return showToast('info', outcome.text === '' ? m.noFile : outcome.text);
  saveFile(outcome.name, outcome.content);
  showToast('success', m.done);
  return undefined;
}
