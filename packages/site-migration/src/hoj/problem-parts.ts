/** Tags, languages and templates of problems. */
import { broken, mapped, simpleStep, skipped, type Outcome } from '../step.ts';
import type { Fields } from '../fields.ts';
import type { KnownRows } from '../known-rows.ts';
import { createdAndUpdated } from './users.ts';

/** HOJ calls its own judge ME, too. */
const judgeSystemOf = (fields: Fields) => fields.textOrNull('oj')?.trim() ?? 'ME';

export const languageStep = simpleStep({
  table: 'language',
  map: (fields, { known }) =>
    known.languages.has(fields.id('id'))
      ? skipped
      : broken('unknown-language', `there is no language ${judgeSystemOf(fields)} ${fields.text('name')}`),
});

export const classificationStep = simpleStep({
  table: 'tag_classification',
  map: (fields, { known }) => {
    const [id, name, judgeSystem] = [fields.id('id'), fields.text('name').trim(), judgeSystemOf(fields)];
    const key = `classification ${judgeSystem} ${name}`.toLowerCase();
    if (name === '') return broken('bad-value', 'name is empty');
    if (known.tagNames.has(key)) return broken('duplicate', `the name ${name} is taken`);
    known.tagNames.add(key);
    known.classifications.add(id);
    const row = {
      id,
      name,
      judge_system: judgeSystem,
      position: fields.integer('rank', 0),
      ...createdAndUpdated(fields),
    };
    return mapped([{ table: 'tag_classification', row }]);
  },
});

export function mapTag(fields: Fields, { known }: { known: KnownRows }): Outcome {
  const [id, name, judgeSystem] = [fields.id('id'), fields.text('name').trim(), judgeSystemOf(fields)];
  const [groupId, classificationId] = [fields.integerOrNull('gid'), fields.integerOrNull('tcid')];
  if (name === '') return broken('bad-value', 'name is empty');
  if (groupId !== null && !known.groups.has(groupId))
    return broken('missing-group', `group ${String(groupId)} does not exist`);
  const key = `tag ${judgeSystem} ${String(groupId ?? 0)} ${name}`.toLowerCase();
  if (known.tagNames.has(key)) return broken('duplicate', `the name ${name} is taken`);
  known.tagNames.add(key);
  known.tags.add(id);
  const hasClassification = classificationId !== null && known.classifications.has(classificationId);
  const row = {
    id,
    name,
    color: fields.textOrNull('color'),
    judge_system: judgeSystem,
    group_id: groupId,
    classification_id: hasClassification ? classificationId : null,
    ...createdAndUpdated(fields),
  };
  return mapped([{ table: 'tag', row }]);
}

export const tagStep = simpleStep({ table: 'tag', map: mapTag });

/** A row that connects a problem with something else. */
const partOfProblem = (
  table: string,
  mapPart: (fields: Fields, known: KnownRows, problemId: number) => Outcome,
) =>
  simpleStep({
    table,
    map: (fields, { known }) => {
      const problemId = fields.id('pid');
      return known.problems.has(problemId)
        ? mapPart(fields, known, problemId)
        : broken('missing-problem', `problem ${String(problemId)} does not exist`);
    },
  });

export const problemTagStep = partOfProblem('problem_tag', (fields, known, problemId) => {
  const tagId = fields.id('tid');
  if (!known.tags.has(tagId)) return broken('missing-row', `tag ${String(tagId)} does not exist`);
  const row = { problem_id: problemId, tag_id: tagId };
  return mapped([{ table: 'problem_tag', row, isOptional: true }]);
});

export const problemLanguageStep = partOfProblem('problem_language', (fields, known, problemId) => {
  const language = known.languages.get(fields.id('lid'));
  if (language === undefined)
    return broken('unknown-language', `language ${fields.text('lid')} is not known here`);
  const row = { problem_id: problemId, language_id: language.id };
  return mapped([{ table: 'problem_language', row, isOptional: true }]);
});

export const codeTemplateStep = partOfProblem('code_template', (fields, known, problemId) => {
  const language = known.languages.get(fields.id('lid'));
  if (language === undefined)
    return broken('unknown-language', `language ${fields.text('lid')} is not known here`);
  const row = {
    id: fields.id('id'),
    problem_id: problemId,
    language_id: language.id,
    code: fields.text('code'),
    is_enabled: fields.flag('status', false),
    ...createdAndUpdated(fields),
  };
  return mapped([{ table: 'problem_code_template', row, isOptional: true }]);
});
