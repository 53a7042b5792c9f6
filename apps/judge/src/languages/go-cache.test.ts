import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { statuses } from '@touchstone/contract/statuses';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { judgeSubmission } from '../pipeline/index.ts';
import { makeTask, openJudgingFixture } from '../testing/judging-fixture.ts';
import { warmGoCache } from './go-cache.ts';
import { findToolchains } from './program-places.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'go-cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('compiles the standard library once', async () => {
  const { places } = await findToolchains();
  const warnings: string[] = [];
  const warm = () => warmGoCache({ places, folder, onWarning: (text) => warnings.push(text) });
  await warm();
  const mark = join(folder, 'warmed-for');
  const { mtimeMs } = await stat(mark);
  await warm();
  expect((await stat(mark)).mtimeMs).toBe(mtimeMs);
  expect(warnings).toEqual([]);
});

test('does nothing without Go', async () => {
  await warmGoCache({ places: [], folder });
  expect(await readdir(folder)).toEqual([]);
});

test('submissions use the cache read-only', async () => {
  const fixture = await openJudgingFixture(['Golang'], { slots: 1 });
  try {
    const code = `package main
import ("bufio"; "container/heap"; "encoding/json"; "fmt"; "math/big"; "os"; "regexp"; "sort"; "strings"; "time")
type numbers []int
func (n numbers) Len() int { return len(n) }
func (n numbers) Less(i, j int) bool { return n[i] < n[j] }
func (n numbers) Swap(i, j int) { n[i], n[j] = n[j], n[i] }
func (n *numbers) Push(x any) { *n = append(*n, x.(int)) }
func (n *numbers) Pop() any { o := *n; x := o[len(o)-1]; *n = o[:len(o)-1]; return x }
func main() {
  n := numbers{}
  r := bufio.NewReader(os.Stdin)
  for { var x int; if _, e := fmt.Fscan(r, &x); e != nil { break }; heap.Push(&n, x) }
  sort.Ints(n)
  text, _ := json.Marshal(n)
  _, e := os.Create("/opt/touchstone/go-cache/mine")
  fmt.Println(strings.Trim(string(text), "[]"), big.NewInt(7), regexp.MustCompile("a+").MatchString("aa"), time.Second, e != nil)
}
`;
    const cases = [{ input: '3 1 2', answer: '1,2,3 7 true 1s true' }];
    const task = await makeTask(fixture, { language: 'Golang', code, cases });
    const result = await judgeSubmission(fixture.judging.parts, task, {
      signal: new AbortController().signal,
    });
    expect(result).toMatchObject({ status: statuses.accepted, errorMessage: null });
  } finally {
    await fixture.close();
  }
});
