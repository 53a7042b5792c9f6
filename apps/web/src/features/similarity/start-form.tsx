import { Button, MultiSelect, NumberInput, Radio } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  similarityChoices,
  similarityFamilies,
  similarityLimits,
  type SimilarityChoice,
  type SimilarityFamily,
} from '@touchstone/contract/similarity-limits';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { textOfApiError } from '../../lib/api/api-error-text.ts';
import { ApiError } from '../../lib/api/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { comparisonAddress } from '../../lib/similarity-address.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { comparisonsKey, startComparison, type ComparisonResult } from './api/comparisons.ts';
import type { IgnoredFile } from './ignored-files.ts';
import { IgnoredFilesField } from './ignored-files-field.tsx';
import { similarityMessages } from './similarity-messages.ts';
import classes from './start-form.module.css';
import { startMessages } from './start-messages.ts';

const isFamily = (text: string): text is SimilarityFamily =>
  (similarityFamilies as readonly string[]).includes(text);
const isChoice = (text: string): text is SimilarityChoice =>
  (similarityChoices as readonly string[]).includes(text);

interface StartFormProps {
  of: ComparisonResult['of'];
  problems: ComparisonResult['problems'];
}

/** What is compared, and from which similarity on pairs are listed. */
export function StartForm({ of, problems }: StartFormProps) {
  const m = useMessages(startMessages);
  const words = useMessages(similarityMessages);
  const [problemIds, setProblemIds] = useState<string[]>([]);
  const [families, setFamilies] = useState<SimilarityFamily[]>([]);
  const [choice, setChoice] = useState<SimilarityChoice>('best');
  const [threshold, setThreshold] = useState<number>(similarityLimits.thresholdMinimum);
  const [ignored, setIgnored] = useState<readonly IgnoredFile[]>([]);
  const client = useQueryClient();
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: () =>
      startComparison({
        kind: of.kind,
        target: of.target,
        choice,
        families,
        threshold,
        problems: problemIds.map(Number),
        ignored: [...ignored],
      }),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: comparisonsKey(of.kind, of.target) });
      await navigate(comparisonAddress(id));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!start.isPending) start.mutate();
  };
  return (
    <Sheet title={m.newTitle}>
      <form className={classes['form']} onSubmit={submit}>
        {problems.length > 1 && (
          <MultiSelect
            label={m.problems}
            data={problems.map(({ id, displayId, title }) => ({
              value: String(id),
              label: `${displayId} ${title}`,
            }))}
            value={problemIds}
            onChange={setProblemIds}
            placeholder={problemIds.length === 0 ? m.allProblems : ''}
            searchable
            clearable
          />
        )}
        <MultiSelect
          label={m.languages}
          description={m.languagesHint}
          data={similarityFamilies.map((value) => ({ value, label: words.families[value] }))}
          value={families}
          onChange={(values) => setFamilies(values.filter(isFamily))}
          placeholder={families.length === 0 ? words.allLanguages : ''}
          clearable
        />
        <Radio.Group
          label={m.choice}
          value={choice}
          onChange={(value) => isChoice(value) && setChoice(value)}
        >
          <div className={classes['choices']}>
            {similarityChoices.map((value) => (
              <Radio key={value} value={value} label={words.choices[value]} />
            ))}
          </div>
        </Radio.Group>
        <NumberInput
          label={m.threshold}
          description={m.thresholdHint}
          value={threshold}
          onChange={(value) => setThreshold(Number(value) || similarityLimits.thresholdMinimum)}
          min={similarityLimits.thresholdMinimum}
          max={100}
          step={5}
          allowDecimal={false}
          clampBehavior="blur"
          suffix="%"
        />
        <IgnoredFilesField files={ignored} onChange={setIgnored} />
        {start.error instanceof ApiError && <FormAlert kind="error">{textOfApiError(start.error)}</FormAlert>}
        <Button type="submit" className={classes['submit'] ?? ''} loading={start.isPending}>
          {m.start}
        </Button>
      </form>
    </Sheet>
  );
}
