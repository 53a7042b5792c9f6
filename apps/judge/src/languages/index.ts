import { cLanguages } from './c.ts';
import { cppLanguages } from './cpp.ts';
import { java, kotlin } from './java.ts';
import { javascriptNode, javascriptV8, typescript } from './javascript.ts';
import type { Language } from './language.ts';
import { csharp, go, pascal, rust } from './other-compiled.ts';
import { php, ruby } from './other-interpreted.ts';
import { pythonLanguages } from './python.ts';
import { scripts } from './scripts.ts';

/** Every language the judge knows. Which of them it offers depends on the machine: see detect-languages.ts. */
export const languages: readonly Language[] = [
  ...cLanguages,
  ...cppLanguages,
  java,
  ...pythonLanguages,
  go,
  csharp,
  rust,
  php,
  javascriptNode,
  javascriptV8,
  ruby,
  kotlin,
  typescript,
  pascal,
  scripts,
];
