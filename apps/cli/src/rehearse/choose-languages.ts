import { UsageError } from '@touchstone/site-setup/usage-error';
import type { SiteClient } from './site-client.ts';
import type { ProgramLanguage } from './write-program.ts';

/** The first that a judge offers is used. */
const names: Readonly<Record<ProgramLanguage, readonly string[]>> = {
  cpp: ['C++ 17', 'C++', 'C++ 20', 'C++ 17 With O2'],
  python: ['Python3', 'PyPy3'],
};

export interface ChosenLanguages {
  readonly languages: readonly ProgramLanguage[];
  readonly languageNames: Readonly<Record<ProgramLanguage, string>>;
}

/** A submission in a language without a judge would wait forever. */
export async function chooseLanguages(admin: SiteClient): Promise<ChosenLanguages> {
  const judges = await admin.call('GET /api/admin/config/get-judge-service-info');
  if (judges.length === 0) throw new UsageError('No judge of this site is alive: nothing would be judged.');
  const offered = new Set(judges.flatMap(({ languages }) => languages.map(({ name }) => name)));
  const find = (language: ProgramLanguage) => names[language].find((name) => offered.has(name));
  const [cpp, python] = [find('cpp'), find('python')];
  if (cpp === undefined && python === undefined)
    throw new UsageError(
      'The judges of this site offer neither C++ nor Python, which a rehearsal is written in.',
    );
  return {
    languages: [
      ...(cpp === undefined ? [] : ['cpp' as const]),
      ...(python === undefined ? [] : ['python' as const]),
    ],
    languageNames: { cpp: cpp ?? '', python: python ?? '' },
  };
}
