import { languageLabel, orderLanguages } from '../../../../lib/language-label.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { barMessages } from './bar-messages.ts';
import classes from './light-language-select.module.css';

interface LightLanguageSelectProps {
  languages: readonly string[];
  value: string;
}

/** In the server-rendered page: a native select works without a script. `light-workbench.ts` listens to it. */
export function LightLanguageSelect({ languages, value }: LightLanguageSelectProps) {
  const m = useMessages(barMessages);
  return (
    <select className={classes['root']} data-light-language="" aria-label={m.language} defaultValue={value}>
      {orderLanguages(languages).map((language) => (
        <option key={language} value={language}>
          {languageLabel(language)}
        </option>
      ))}
    </select>
  );
}
