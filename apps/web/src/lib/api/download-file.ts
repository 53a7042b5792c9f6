/**
 * Downloads.
 *
 * How this works: the response is a file, or an envelope with the reason why there is none; that text is shown instead
 * of being saved. A small file is fetched and saved from memory. The browser itself saves a large file from its URL,
 * with its own progress and without a limit of time or memory. Such a link authenticates by cookie, and a refusal would
 * be saved as a file. So the page first sends a HEAD request with only the cookie. Unless that confirms a file, the
 * file is fetched like a small one, which returns the message of a refusal, or the file if the cookie is not accepted.
 */
import { currentMessages, defineMessages } from '../messages.ts';
import { showToast } from '../toasts.ts';
import { parseEnvelope } from '@touchstone/api-client/envelope';
import { isAdminPath } from '@touchstone/api-client/request-parts';
import { sendRequest, TransportFailure } from '@touchstone/api-client/send-request';

const downloadTimeoutMs = 300_000;
const askTimeoutMs = 30_000;

const downloadMessages = defineMessages({
  'zh-CN': {
    running: '正在下载',
    started: '下载已开始，进度见浏览器',
    done: '下载完成',
    failed: '下载失败，请稍后重试',
    noFile: '没有收到文件',
  },
  'zh-HK': {
    running: '正在下載',
    started: '下載已開始，進度見瀏覽器',
    done: '下載完成',
    failed: '下載失敗，請稍後再試',
    noFile: '沒有收到檔案',
  },
  'en-US': {
    running: 'Downloading',
    started: 'The download has begun. Your browser shows how far it is',
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
  | { kind: 'file'; name: string; content: Blob }
  | { kind: 'refused'; text: string };

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

/** Whether the browser gets a file if it follows the URL itself. False for an unreachable server. */
export async function isSavedByLink(url: string): Promise<boolean> {
  try {
    const { response } = await sendRequest({
      url,
      init: { method: 'HEAD', credentials: 'same-origin' },
      timeoutMs: askTimeoutMs,
      signal: undefined,
      read: () => Promise.resolve(undefined),
    });
    return response.ok && response.headers.get('content-type')?.includes('json') === false;
  } catch (error) {
    if (error instanceof TransportFailure) return false;
    throw error;
  }
}

function follow(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** Saves a file through the browser's download dialog. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  follow(address, name);
  URL.revokeObjectURL(address);
}

/** Fetches and saves a file, with toasts for its progress. Returns whether it succeeded. */
export async function downloadFile(download: Download): Promise<boolean> {
  showToast('info', currentMessages(downloadMessages).running);
  try {
    const outcome = await fetchDownload(download);
    const m = currentMessages(downloadMessages);
    if (outcome.kind === 'refused') showToast('error', outcome.text === '' ? m.noFile : outcome.text);
    else {
      saveFile(outcome.name, outcome.content);
      showToast('success', m.done);
    }
    return outcome.kind === 'file';
  } catch (error) {
    if (!(error instanceof TransportFailure)) throw error;
    showToast('error', currentMessages(downloadMessages).failed);
    return false;
  }
}

/**
 * For files that may not fit into the memory of the page. Only for URLs whose HEAD request is refused like the download
 * itself.
 */
export async function downloadLargeFile(download: Download): Promise<void> {
  if (!(await isSavedByLink(download.url))) {
    await downloadFile(download);
    return;
  }
  // The server sets the file name.
  follow(download.url, '');
  showToast('info', currentMessages(downloadMessages).started);
}
