import { line, parseNumbers, times, type TestDataPlan } from './test-data-plan.ts';

const write = (books: number[]) => line(books.length) + line(...books);

export const shuffledShelf: TestDataPlan = {
  makeInputs: (random) => [
    write([1]),
    write([1_000_000_000, 1]),
    write(times(500, () => 9)),
    write(times(1000, (index) => index + 1)),
    write(times(1000, (index) => 1000 - index)),
    write(times(2000, () => random.between(1, 5))),
    write(times(2000, () => random.between(1, 1_000_000_000))),
    // Comparing all pairs takes 450 million steps.
    write(times(30_000, () => random.between(1, 50_000))),
  ],
  solve: (input) => {
    const [, ...books] = parseNumbers(input);
    return line(countAndSort(books).pairs);
  },
};

/** Merge sort: during a merge, each right book passes the left ones that are not yet merged. */
function countAndSort(books: number[]): { pairs: number; sorted: number[] } {
  if (books.length < 2) return { pairs: 0, sorted: books };
  const middle = Math.floor(books.length / 2);
  const left = countAndSort(books.slice(0, middle));
  const right = countAndSort(books.slice(middle));
  const sorted: number[] = [];
  let pairs = left.pairs + right.pairs;
  let passed = 0;
  for (const book of right.sorted) {
    while (passed < left.sorted.length && (left.sorted[passed] ?? 0) <= book) {
      sorted.push(left.sorted[passed] ?? 0);
      passed += 1;
    }
    pairs += left.sorted.length - passed;
    sorted.push(book);
  }
  return { pairs, sorted: [...sorted, ...left.sorted.slice(passed)] };
}
