/**
 * One source of completions for every language: its words, its library, and the names of the document itself.
 *
 * Not used: the sources that some language packages bring. They know the names of one scope more exactly, but each in its
 * own way and not for C++, which matters most here.
 */
import {
  snippetCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
} from '@codemirror/autocomplete';
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { Tree } from '@lezer/common';
import { listLocalNames } from './local-names.ts';
import { listWords, type LanguageWords } from './language-words.ts';

const word = /[#\p{ID_Start}_$][\p{ID_Continue}$]*!?/u;
const wordWhileTyping = /^[#\p{ID_Start}_$][\p{ID_Continue}$]*[!?]?$/u;
/** After a value, not after the dot of a number. */
const memberBefore = /(?:[\p{ID_Start}_$][\p{ID_Continue}$]*|[)\]"'])\s*(?:\.|->)\s*[\p{ID_Continue}$]*$/u;
const modulePart = /[\w./+:*]*$/;
/** A single letter is a name more often than the beginning of one: nothing is offered by itself before the second. */
const typedBefore = 2;
/** Less than one notices while typing. */
const readingMs = 25;
const proseNode = /comment|string|char/i;

/** What one wrote oneself comes before what the library has, and that before its rarer parts. */
const boosts = { local: 3, snippet: 2, keyword: 1, library: 0 };

const toCompletions = (words: string | undefined, type: string, boost: number): Completion[] =>
  listWords(words).map((label) => ({ label, type, boost }));

function listStaticCompletions(words: LanguageWords): Completion[] {
  const snippets = (words.snippets ?? []).map(({ label, detail, template }) =>
    snippetCompletion(template, { label, detail, type: 'text', boost: boosts.snippet }),
  );
  return [
    ...snippets,
    ...toCompletions(words.keywords, 'keyword', boosts.keyword),
    ...toCompletions(words.types, 'type', boosts.library),
    ...toCompletions(words.functions, 'function', boosts.library),
    ...toCompletions(words.constants, 'constant', boosts.library),
  ];
}

function completeModules(context: CompletionContext, before: RegExp, modules: readonly Completion[]) {
  if (context.matchBefore(before) === null) return undefined;
  const part = context.matchBefore(modulePart);
  return { from: part?.from ?? context.pos, options: modules, validFor: /^[\w./+:*]*$/ };
}

const withoutLabels = (names: readonly string[], labels: ReadonlySet<string>): Completion[] =>
  names.flatMap((label) => (labels.has(label) ? [] : [{ label, type: 'variable', boost: boosts.local }]));

/** Of the whole program if it is read in a blink, else of what has been read so far. */
const treeOf = ({ state }: CompletionContext) =>
  ensureSyntaxTree(state, state.doc.length, readingMs) ?? syntaxTree(state);

/** Nothing to complete inside words for people. Where a grammar has no name for it, completions are only unneeded. */
const isProse = (tree: Tree, position: number) => proseNode.test(tree.resolveInner(position, -1).name);

export function createCompletionSource(words: LanguageWords): CompletionSource {
  const fixed = listStaticCompletions(words);
  const members = toCompletions(words.members, 'method', boosts.library);
  const modules = toCompletions(words.modules?.names, 'namespace', boosts.library);
  const fixedLabels = new Set(fixed.map(({ label }) => label));
  const memberLabels = new Set(members.map(({ label }) => label));
  return (context): CompletionResult | null => {
    const ofModule = words.modules && completeModules(context, words.modules.before, modules);
    if (ofModule !== undefined) return ofModule;
    const tree = treeOf(context);
    if (isProse(tree, context.pos)) return null;
    const isMember = context.matchBefore(memberBefore) !== null;
    const typed = context.matchBefore(word);
    if (!context.explicit && !isMember && (typed?.text.length ?? 0) < typedBefore) return null;
    const from = typed?.from ?? context.pos;
    const names = listLocalNames({
      tree,
      text: context.state.doc,
      typing: { from, to: context.pos },
    });
    const options = isMember
      ? [...withoutLabels(names, memberLabels), ...members]
      : [...withoutLabels(names, fixedLabels), ...fixed];
    return { from, options, validFor: wordWhileTyping };
  };
}
