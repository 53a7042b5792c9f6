/**
 * How this works
 *
 * The search tries the given inputs first, then generated ones, until the program fails on one on which the reference does
 * not. Then it shrinks that input: the rules propose smaller ones, and each must pass the validator and still fail. All runs
 * wait in the `extra` queue for a slot, so a submission waits for one run of a search at most. The budget ends both phases; a
 * part of it is kept for shrinking.
 */
import {
  failingInputMaximumBytes,
  type FailingInput,
  type FailingInputResult,
  type FailingInputTask,
  type TriedInput,
} from '@touchstone/contract/judge-messages';
import { statuses } from '@touchstone/contract/statuses';
import { listGeneratorCalls } from '@touchstone/rules/judging/failing-input';
import { shrinkInput } from '@touchstone/rules/judging/shrink-input';
import { cutText } from '../languages/shown-text.ts';
import type { JudgingHooks, JudgingParts } from '../pipeline/judging-parts.ts';
import { inOwnFolder } from '../pipeline/work-folder.ts';
import { createSearchBudget } from './search-budget.ts';
import { compileSearchPrograms, SearchError } from './search-programs.ts';
import {
  findSetterFailure,
  runSetterProgram,
  tryInput,
  type SearchWork,
  type TryOutcome,
} from './try-input.ts';

/** For finding an input. The rest shrinks it. */
const findingShare = 0.6;
/** While it shrinks, a program that hangs is ended sooner. The result is confirmed with the limit of the problem. */
const shrinkingRatio = 20;
/** So many useless inputs in a row mean that the programs of the problem do not fit together. */
const uselessMaximum = 10;
const longestMessage = 64 * 1024;

export async function findFailingInput(
  parts: JudgingParts,
  task: FailingInputTask,
  hooks: JudgingHooks,
): Promise<FailingInputResult> {
  hooks.signal.throwIfAborted();
  const counts: SearchCounts = { tried: 0, shrinkSteps: 0, samples: [] };
  const budget = createSearchBudget(task.cpuBudgetMs, () => performance.now());
  const result = (changes: Partial<FailingInputResult>): FailingInputResult => ({
    kind: 'find-failing-input',
    outcome: 'none',
    found: null,
    fault: null,
    message: null,
    ...counts,
    cpuMs: budget.usedMs,
    ...changes,
  });
  return inOwnFolder(parts.workFolder, async (folder) => {
    const { signal } = hooks;
    try {
      hooks.onCompiling?.();
      const programs = await compileSearchPrograms(parts, task, { folder, signal });
      hooks.onJudging?.();
      // Compiling is not the work of the search, and a waiting compiler may take long.
      budget.begin();
      const work: SearchWork = { parts, task, programs, budget, folder, signal };
      const first = await search(work, counts);
      if (first === undefined) return result({});
      if (first.kind === 'invalid') return result({ outcome: 'invalid-input', message: first.message });
      const found = task.isShrunk ? await shrink(work, first.found, counts) : first.found;
      return Buffer.byteLength(found.input) > failingInputMaximumBytes
        ? result({})
        : result({ outcome: 'found', found });
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof SearchError)
        return result({
          outcome: 'failed',
          fault: error.fault,
          message: cutText(error.message, longestMessage),
        });
      throw error;
    }
  });
}

interface SearchCounts {
  tried: number;
  shrinkSteps: number;
  samples: TriedInput[];
}

type Decisive = Extract<TryOutcome, { kind: 'fails' | 'invalid' }>;

/** Undefined: every input passes. An invalid one is decisive only if there is no other. */
async function search(work: SearchWork, counts: SearchCounts): Promise<Decisive | undefined> {
  const { task, budget } = work;
  const seen = new Set<string>();
  let useless = 0;
  let last: TryOutcome | undefined;
  for await (const source of listInputs(work)) {
    if (seen.has(source.input)) continue;
    seen.add(source.input);
    last = await tryInput(work, source.input, task.slownessRatio);
    if (counts.samples.length < task.samplesMaximum) counts.samples.push(describeTry(source, last));
    if (last.kind === 'passes' || last.kind === 'fails') counts.tried += 1;
    if (last.kind === 'fails') return last;
    useless = last.kind === 'passes' ? 0 : useless + 1;
    if (useless >= uselessMaximum) break;
    if (counts.tried >= task.triesMaximum || budget.isUsedUp(findingShare)) break;
  }
  if (counts.tried > 0 || last === undefined) return undefined;
  if (last.kind === 'reference-fails') throw new SearchError('reference', last.message);
  if (last.kind !== 'invalid') return undefined;
  if (task.generators.length > 0) throw new SearchError('generator', last.message);
  return last;
}

type InputSource = Pick<TriedInput, 'generator' | 'arguments' | 'input'>;

async function* listInputs(work: SearchWork): AsyncGenerator<InputSource> {
  const { task, programs } = work;
  for (const input of task.inputs) yield { generator: null, arguments: '', input: endLine(input) };
  for (const call of listGeneratorCalls(task.generators, task.firstSeed)) {
    const generator = programs.generators[call.generator];
    if (generator === undefined) return;
    const facts = await runSetterProgram(work, generator, { input: new Uint8Array(), args: call.arguments });
    const failure = findSetterFailure(facts);
    const line = call.arguments.join(' ');
    if (failure !== undefined) throw new SearchError('generator', `${line}\n${failure}`);
    const input = Buffer.from(facts.standardOutput.bytes).toString();
    yield { generator: call.generator, arguments: line, input };
  }
}

const sampleLength = 2000;

function describeTry(source: InputSource, outcome: TryOutcome): TriedInput {
  const known = outcome.kind === 'fails' ? outcome.found : outcome.kind === 'passes' ? outcome : undefined;
  return {
    ...source,
    input: cutText(source.input, sampleLength),
    state: outcome.kind,
    expected: known === undefined ? null : cutText(known.expected, sampleLength),
    message: 'message' in outcome ? outcome.message : null,
    referenceTimeMs: known?.referenceTimeMs ?? null,
  };
}

/** Samples are stored without the last line feed. */
const endLine = (input: string): string => (input === '' || input.endsWith('\n') ? input : `${input}\n`);

async function shrink(work: SearchWork, first: FailingInput, counts: SearchCounts): Promise<FailingInput> {
  const { task, budget } = work;
  const isSlow = first.status === statuses.timeLimitExceeded;
  const ratio = task.slownessRatio ?? (isSlow ? shrinkingRatio : null);
  let smallest = first;
  const shrinking = shrinkInput(first.input);
  for (let next = shrinking.next(); next.done !== true && !budget.isUsedUp();) {
    counts.shrinkSteps += 1;
    const outcome = await tryInput(work, next.value, ratio);
    const isFailing = outcome.kind === 'fails';
    if (isFailing) smallest = outcome.found;
    next = shrinking.next(isFailing);
  }
  if (!isSlow || task.slownessRatio !== null || smallest === first) return smallest;
  const confirmed = await tryInput(work, smallest.input, null);
  return confirmed.kind === 'fails' ? confirmed.found : first;
}
