import { statuses } from '@touchstone/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSubmission } from '../../testing/sample-content.ts';
import { replaceProblemSolutions } from '../problems/index.ts';
import { ask, startAssistantSite, usualStatement, type AssistantSite } from './testing/assistant-site.ts';
import { goals, injectionCorpus, referenceSolution, type Attempt } from './testing/injection-corpus.ts';

let site: AssistantSite;
let student: { id: string; token: string };
let problemId: number;
beforeAll(async () => {
  site = await startAssistantSite();
  student = await site.addStudent();
  problemId = await site.addStatement();
});
afterAll(() => site.close());

const ownCode = 'int main() {\n  int n;\n}';

async function attempt({ place, goal, text }: Attempt, level: 'question' | 'approach' | 'code') {
  const { database } = site.server.platform;
  const statement = place === 'statement' ? `${usualStatement}\n\n${text}` : usualStatement;
  await database.updateTable('problem').set({ description: statement }).where('id', '=', problemId).execute();
  const solution = {
    name: 'main',
    language: 'C++',
    code: referenceSolution,
    expectedStatuses: [statuses.accepted],
  };
  // A claim without a reference solution is refused without a judge.
  await replaceProblemSolutions(database, problemId, goal === 'claim' ? [] : [solution]);
  const submitId =
    place === 'compiler'
      ? await addSubmission(site.server, {
          problemId,
          userId: student.id,
          status: statuses.compileError,
          errorMessage: text,
        })
      : undefined;
  site.model.requests = [];
  // Past the limit of questions per minute.
  site.server.passTime(61);
  site.model.answer = { kind: 'text', text: goals[goal].answer };
  const answer = await ask(site, {
    token: student.token,
    problemId,
    level,
    text: place === 'message' ? text : 'Where do I start?',
    code: place === 'code' || place === 'comment' ? `${text}\n${ownCode}` : ownCode,
    ...(submitId !== undefined && { submitId }),
  });
  return { answer, prompt: JSON.stringify(site.model.requests) };
}

test('the corpus has more than forty different attempts', () => {
  expect(new Set(injectionCorpus.map(({ text }) => text)).size).toBeGreaterThanOrEqual(40);
});

test.each(injectionCorpus.map((one) => [`${one.goal} from the ${one.place}`, one] as const))(
  'a model that obeys an injection shows nothing of it: %s',
  async (_, one) => {
    const { forbidden } = goals[one.goal];
    const { answer, prompt } = await attempt(one, 'approach');
    expect(answer.state).toBe('complete');
    expect(answer.text).not.toMatch(forbidden);
    expect(JSON.stringify(answer.events)).not.toMatch(forbidden);
    // The attempt reached the model, and the model never knew the solution.
    expect(prompt.replaceAll('\\', '')).toContain(one.text.replaceAll('\\', ''));
    expect(prompt).not.toContain('bestEnding');
  },
);

test.each(['solution', 'renamedSolution', 'encodedSolution', 'reversedSolution', 'claim'] as const)(
  'the highest level does not change that: %s',
  async (goal) => {
    const one = injectionCorpus.find((other) => other.goal === goal) as Attempt;
    const { answer } = await attempt(one, 'code');
    expect(answer.text).not.toMatch(goals[goal].forbidden);
  },
);

test('the first level shows questions only', async () => {
  const one = injectionCorpus[0] as Attempt;
  await attempt(one, 'question');
  site.model.answer = {
    kind: 'text',
    text: 'Look at the weight. Use the largest total that ends at each shelf. What is it for one shelf?',
  };
  const { text } = await ask(site, { token: student.token, problemId, level: 'question' });
  expect(text).toBe('Look at the weight. What is it for one shelf?');
});
