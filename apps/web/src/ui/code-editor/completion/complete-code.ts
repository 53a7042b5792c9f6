/**
 * One completion source for all languages: keywords, library names, and names in the document.
 *
 * The sources of some language packages are not used. They know the names of one scope more exactly, but each works
 * differently and none exists for C++, which matters most here.
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
/** Matches after a value, but not after the decimal point of a number. */
const memberBefore = /(?:[\p{ID_Start}_$][\p{ID_Continue}$]*|[)\]"'])\s*(?:\.|->)\s*[\p{ID_Continue}$]*$/u;
const modulePart = /[\w./+:*]*$/;
/** Completions open from the second letter on: a single letter is more often a whole name than the start of one. */
const typedBefore = 2;
/** Short enough not to be noticed while typing. */
const readingMs = 25;
const proseNode = /comment|string|char/i;

/** Local names rank first, then snippets, keywords and the library. */
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

/** The tree of the whole program if it can be parsed within the time limit, else the tree so far. */
const treeOf = ({ state }: CompletionContext) =>
  ensureSyntaxTree(state, state.doc.length, readingMs) ?? syntaxTree(state);

/**
 * Offers nothing inside comments and strings. If a grammar does not mark them, completions there are merely
 * superfluous.
 */
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
