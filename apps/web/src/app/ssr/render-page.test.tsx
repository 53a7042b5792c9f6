import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { problemMessages } from '../../features/problem/problem-messages.ts';
import { getLocale, setLocale } from '../../lib/locale.ts';
import { loadPages, renderMarkup, type RenderedMarkup } from './render-markup.tsx';
import { renderPage, type RenderDependencies } from './render-page.ts';
import { renderLimits } from './render-limit.ts';

const description =
  'Find $a+b$.\n\n```cpp\nint a;\n```\n\n<script>alert(1)</script><img src=x onerror=alert(1)>';
const problem = {
  id: 1,
  problemId: 'P1',
  title: 'Sum <of> two',
  author: 'setter',
  type: 0,
  judgeMode: 'default',
  judgeCaseMode: 'default',
  timeLimit: 1000,
  memoryLimit: 256,
  description,
  input: 'Two numbers.',
  output: 'One number.',
  hint: null,
  source: null,
  examples: '<input>1 2</input><output>3</output>',
  difficulty: 0,
  userExtraFile: null,
  isFileIO: false,
  ioReadFileName: null,
  ioWriteFileName: null,
  ioScore: 100,
  isRemote: false,
};
const initialData: Readonly<Record<string, unknown>> = {
  '/api/get-website-config': { shortName: 'Stone', register: true },
  '/api/get-problem-detail?problemId=P1': {
    problem,
    tags: [],
    languages: ['C++', 'Python3'],
    codeTemplate: { 'C++': 'int main() {}' },
    problemCount: {},
  },
};

// Test files share the language.
const usualLocale = getLocale();
afterAll(() => setLocale(usualLocale));

type Render = RenderDependencies['renderMarkup'];

const render = (
  url: string,
  {
    acceptLanguage = 'en',
    given = initialData,
    client = 'one',
    renderer = renderMarkup,
  }: { acceptLanguage?: string; given?: typeof initialData; client?: string; renderer?: Render } = {},
) =>
  renderPage(
    { url, cookie: undefined, acceptLanguage, client },
    { fetchCall: (path) => Promise.resolve(given[path]), renderMarkup: renderer },
  );

const withTitle = (title: string) => {
  const path = '/api/get-problem-detail?problemId=P1';
  return {
    ...initialData,
    [path]: { ...(initialData[path] as object), problem: { ...problem, title } },
  };
};

test('renders a problem with text, formulas, code and a text field', async () => {
  const page = await render('/problem/P1');
  expect(page?.title).toBe('Sum <of> two · Stone');
  for (const part of [
    'class="katex"',
    'hljs-type',
    'data-light-editor',
    'int main() {}</textarea>',
    '>Python 3</option>',
  ])
    expect(page?.body).toContain(part);
  expect(page?.body).not.toMatch(/<script|onerror/);
  expect(JSON.parse(page?.initialData ?? '')).toMatchObject({
    'GET /api/get-website-config': { shortName: 'Stone' },
  });
});

test.each(['zh-CN', 'zh-HK', 'en-US'] as const)('renders in %s', async (locale) => {
  const page = await render('/problem/P1', { acceptLanguage: locale });
  expect(page?.locale).toBe(locale);
  expect(page?.body).toContain(problemMessages[locale].guest);
});

test('renders nothing if a call refuses', async () => {
  expect(await render('/problem/P2')).toBeUndefined();
  const { '/api/get-website-config': _site, ...rest } = initialData;
  expect(await render('/problem/P1', { given: rest })).toBeUndefined();
});

test('a field that the page does not show changes the initial data and not the markup', async () => {
  const path = '/api/get-problem-detail?problemId=P1';
  const later = { ...initialData, [path]: { ...(initialData[path] as object), problemCount: { total: 7 } } };
  const [before, after] = [await render('/problem/P1'), await render('/problem/P1', { given: later })];
  expect(after?.body).toBe(before?.body);
  expect(after?.initialData).toContain('"total":7');
});

test('leaves a very long text to the browser', async () => {
  const path = '/api/get-problem-detail?problemId=P1';
  const long = { ...problem, hint: 'x'.repeat(50_000) };
  const given = { ...initialData, [path]: { ...(initialData[path] as object), problem: long } };
  expect(await render('/problem/P1', { given })).toBeUndefined();
});

test('does not render again for an unknown value of the language parameter', async () => {
  const [one, other] = [await render('/problem/P1?l=1'), await render('/problem/P1?l=2')];
  expect(one?.body).toBeDefined();
  expect(other?.body).toBe(one?.body);
});

test('leaves pages to the browser of a client that causes many renders', async () => {
  // The limit grows with time, and renders take long on a busy machine.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => clock.mockRestore());
  const renderNew = (title: string, client: string) =>
    render('/problem/P1', { given: withTitle(title), client });
  const pages = [];
  for (let count = 0; count <= renderLimits.burst + 5; count += 1)
    pages.push(await renderNew(String(count), 'many'));
  expect(pages[0]).toBeDefined();
  expect(pages.at(-1)).toBeUndefined();
  expect(await render('/problem/P1', { client: 'many' })).toBeDefined();
  expect(await renderNew('of another client', 'other')).toBeDefined();
});

test.each([
  ['takes too long', undefined],
  ['becomes too large', { body: 'x'.repeat(1_000_001), locale: 'en-US', title: 'T', name: 'problem' }],
] satisfies [string, RenderedMarkup | undefined][])(
  'leaves a page whose render %s to the browser, and does not try it for every view',
  async (reason, result) => {
    let count = 0;
    const renderer: Render = () => Promise.resolve(((count += 1), result));
    const view = () => render('/problem/P1', { given: withTitle(reason), client: reason, renderer });
    expect([await view(), await view()]).toEqual([undefined, undefined]);
    expect(count).toBe(1);
  },
);

test('the thread that renders gets what can be sent to it', async () => {
  await loadPages();
  const renderer: Render = (request) => renderMarkup(structuredClone(request));
  expect((await render('/problem/P1', { given: withTitle('sent'), client: 'sent', renderer }))?.title).toBe(
    'sent · Stone',
  );
});
