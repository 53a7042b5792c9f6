import { languageOptions } from '../../../../lib/language-label.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { barMessages } from './bar-messages.ts';
import type { WorkbenchProblem } from '../workbench-problem.ts';
import classes from './light-language-select.module.css';

interface LightLanguageSelectProps {
  problem: Pick<WorkbenchProblem, 'languages' | 'isRemote'>;
  value: string;
}

/** In the server-rendered page: a native select works without a script. `light-workbench.ts` listens to it. */
export function LightLanguageSelect({ problem, value }: LightLanguageSelectProps) {
  const m = useMessages(barMessages);
  return (
    <select className={classes['root']} data-light-language="" aria-label={m.language} defaultValue={value}>
      {languageOptions(problem.languages, problem.isRemote).map((language) => (
        <option key={language.value} value={language.value}>
          {language.label}
        </option>
      ))}
    </select>
  );
}
