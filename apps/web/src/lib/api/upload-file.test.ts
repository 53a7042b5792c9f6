import { ApiError } from '@touchstone/api-client/api-error';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aUser } from '../testing/a-user.ts';
import { session } from '../session.ts';
import { subscribeToApiErrors } from './api-events.ts';
import { uploadFile } from './upload-file.ts';

interface Answer {
  status: number;
  text?: string;
  headers?: Readonly<Record<string, string>>;
}

const envelope = (status: number, data: unknown, msg = '') => JSON.stringify({ status, data, msg });

/** Stands for the browser's request: it sends nothing and is answered by the test. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly sentHeaders = new Map<string, string>();
  status = 0;
  responseText = '';
  address = '';
  form: FormData | undefined;
  #headers: Readonly<Record<string, string>> = {};

  constructor() {
    super();
    FakeRequest.last = this;
  }

  open(method: string, address: string) {
    this.address = `${method} ${address}`;
  }

  setRequestHeader(name: string, value: string) {
    this.sentHeaders.set(name, value);
  }

  getResponseHeader(name: string) {
    return this.#headers[name] ?? null;
  }

  send(form: FormData) {
    this.form = form;
  }

  abort() {
    this.end('abort');
  }

  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }

  answer({ status, text = '', headers = {} }: Answer) {
    this.status = status;
    this.responseText = text;
    this.#headers = headers;
    this.end('load');
  }

  end(event: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(event));
    this.dispatchEvent(new Event('loadend'));
  }
}

const file = new File(['pixels'], 'cat.png', { type: 'image/png' });

const begin = (more: Partial<Parameters<typeof uploadFile>[1]> = {}) =>
  uploadFile('POST /api/file/upload-md-img', { field: 'image', file, ...more });

const failureOf = async (upload: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await upload.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('The upload did not fail with an ApiError.');
  return error;
};

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    session.clear();
  });
});

describe('an upload', () => {
  it('sends the file in its field, with the query and the session', async () => {
    session.begin('my-token', aUser());
    const upload = begin({ query: { gid: 4 } });
    const { last } = FakeRequest;
    expect(last.address).toBe('POST /api/file/upload-md-img?gid=4');
    expect(last.sentHeaders.get('Authorization')).toBe('my-token');
    expect(last.sentHeaders.get('Url-Type')).toBe('general');
    expect(last.form?.get('image')).toMatchObject({ name: 'cat.png' });
    last.answer({ status: 200, text: envelope(200, { link: '/x.png' }) });
    await expect(upload).resolves.toEqual({ link: '/x.png' });
  });

  it('has no token as a guest', async () => {
    const upload = begin();
    expect(FakeRequest.last.sentHeaders.has('Authorization')).toBe(false);
    FakeRequest.last.answer({ status: 200, text: envelope(200, null) });
    await upload;
  });

  it('reports which share was sent', async () => {
    const shares: number[] = [];
    const upload = begin({ onProgress: (share) => shares.push(share) });
    FakeRequest.last.progress(1, 4);
    FakeRequest.last.progress(4, 4);
    FakeRequest.last.answer({ status: 200, text: envelope(200, null) });
    await upload;
    expect(shares).toEqual([0.25, 1]);
  });

  it.each<[string, Answer, Partial<ApiError>]>([
    [
      'a refusal of the server',
      { status: 200, text: envelope(400, null, 'too large') },
      { kind: 'business', message: 'too large', envelopeStatus: 400 },
    ],
    ['a page of a proxy', { status: 502, text: '<html>' }, { kind: 'server', message: '' }],
    ['a success without an envelope', { status: 200, text: 'hello' }, { message: '' }],
  ])('fails with %s, once for all listeners', async (_case, answer, expected) => {
    const published: ApiError[] = [];
    onTestFinished(subscribeToApiErrors((error) => published.push(error)));
    const failure = failureOf(begin());
    FakeRequest.last.answer(answer);
    const error = await failure;
    expect(error).toMatchObject({ ...expected, toastsError: false });
    expect(published).toEqual([error]);
  });

  it('fails with a network error when the connection is lost', async () => {
    const failure = failureOf(begin());
    FakeRequest.last.end('error');
    expect(await failure).toMatchObject({ kind: 'network' });
  });
});

describe('a cancelled upload', () => {
  it('ends the request and publishes no error', async () => {
    const published: ApiError[] = [];
    onTestFinished(subscribeToApiErrors((error) => published.push(error)));
    const controller = new AbortController();
    const upload = begin({ signal: controller.signal });
    controller.abort();
    await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
    expect(published).toEqual([]);
  });

  it('is not sent if it was cancelled before', async () => {
    await expect(begin({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
    expect(FakeRequest.last.form).toBeUndefined();
  });
});

describe('a renewed token', () => {
  const renewal = {
    status: 200,
    text: envelope(200, null),
    headers: { authorization: 'newer', 'refresh-token': 'true' },
  };

  it('replaces the token that was sent', async () => {
    session.begin('older', aUser());
    const upload = begin();
    FakeRequest.last.answer(renewal);
    await upload;
    expect(session.get().token).toBe('newer');
  });

  it('is ignored if another user has logged in meanwhile', async () => {
    session.begin('older', aUser());
    const upload = begin();
    session.begin('of another', aUser({ uid: 'u2' }));
    FakeRequest.last.answer(renewal);
    await upload;
    expect(session.get().token).toBe('of another');
  });

  it('is ignored without the header that announces it', async () => {
    session.begin('older', aUser());
    const upload = begin();
    FakeRequest.last.answer({ ...renewal, headers: { authorization: 'newer' } });
    await upload;
    expect(session.get().token).toBe('older');
  });
});
