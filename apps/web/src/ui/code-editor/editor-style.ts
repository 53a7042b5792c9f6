/**
 * The styles of the editor. Colours are variables that the theme sets on the parent element, so that a change of theme
 * changes nothing else. Tooltips are attached to the body and use the colours of the site.
 */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const text = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--editor-background)', color: 'var(--editor-text)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--editor-font)',
    fontSize: 'var(--editor-font-size)',
    lineHeight: '1.55',
    fontVariantLigatures: 'none',
    fontFeatureSettings: 'normal',
  },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--editor-cursor)' },
  '.cm-line': { padding: '0 16px 0 6px' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--editor-cursor)', borderLeftWidth: '2px' },
  '.cm-gutters': {
    border: 'none',
    backgroundColor: 'var(--editor-background)',
    color: 'var(--editor-gutter)',
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '36px', padding: '0 6px 0 8px', fontSize: '0.86em' },
  '.cm-foldGutter .cm-gutterElement': { width: '16px', cursor: 'pointer', textAlign: 'center' },
  '.cm-activeLine': { backgroundColor: 'var(--editor-activeline)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--editor-activeline)', color: 'var(--editor-text)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    background: 'var(--editor-selection)',
  },
  '.cm-selectionMatch': { backgroundColor: 'color-mix(in srgb, var(--editor-selection) 60%, transparent)' },
  '&.cm-focused .cm-matchingBracket, .cm-matchingBracket': {
    borderRadius: '2px',
    backgroundColor: 'color-mix(in srgb, var(--editor-title) 18%, transparent)',
    outline: '1px solid color-mix(in srgb, var(--editor-title) 45%, transparent)',
  },
  '&.cm-focused .cm-nonmatchingBracket, .cm-nonmatchingBracket': {
    color: 'var(--editor-invalid)',
    backgroundColor: 'transparent',
  },
  '.cm-foldPlaceholder': {
    margin: '0 4px',
    padding: '0 6px',
    border: '1px solid var(--editor-line)',
    backgroundColor: 'var(--editor-activeline)',
    color: 'var(--editor-text)',
  },
  '.cm-specialChar': {
    color: 'var(--editor-invalid)',
    outline: '1px dotted var(--editor-invalid)',
  },
  '.cm-searchMatch': {
    borderRadius: '2px',
    backgroundColor: 'color-mix(in srgb, var(--editor-meta) 30%, transparent)',
    outline: 'none',
  },
  '.cm-searchMatch-selected': {
    backgroundColor: 'color-mix(in srgb, var(--editor-meta) 55%, transparent)',
  },
  '.cm-placeholder': { color: 'var(--editor-gutter)' },
});

const field = {
  height: '30px',
  margin: '0',
  padding: '0 8px',
  border: '1px solid var(--color-line-strong)',
  borderRadius: '5px',
  backgroundColor: 'var(--color-surface)',
  backgroundImage: 'none',
  color: 'var(--color-text)',
  fontSize: '13px',
};

const panels = EditorView.theme({
  '.cm-panels': {
    zIndex: '2',
    backgroundColor: 'var(--color-surface)',
    color: 'var(--color-text)',
    fontFamily: 'var(--font-text)',
  },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--color-line)' },
  '.cm-panels.cm-panels-bottom': { borderTop: '1px solid var(--color-line)' },
  '.cm-panel.cm-search, .cm-panel.cm-gotoLine': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3px 6px',
    padding: '8px 40px 8px 12px',
    fontSize: '13px',
  },
  // Three rows: search text, replacement, options. The `br` elements would break the rows.
  '.cm-panel.cm-search br': { display: 'none' },
  '.cm-panel.cm-search::before': { order: '1', flexBasis: '100%', content: '""' },
  '.cm-panel.cm-search [name=replace], .cm-panel.cm-search [name=replaceAll]': { order: '2' },
  '.cm-panel.cm-search::after': { order: '3', flexBasis: '100%', content: '""' },
  '.cm-panel .cm-textfield': { ...field, flex: '0 1 200px', minWidth: '120px' },
  '.cm-panel .cm-button': { ...field, padding: '0 10px', cursor: 'pointer' },
  '.cm-panel .cm-button:hover': { backgroundColor: 'var(--color-hover)' },
  '.cm-panel .cm-textfield:focus-visible, .cm-panel .cm-button:focus-visible, .cm-panel input:focus-visible':
    {
      outline: '2px solid var(--color-ink)',
      outlineOffset: '1px',
    },
  '.cm-panel.cm-search label': {
    order: '4',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    margin: '2px 10px 0 0',
    fontSize: '13px',
    whiteSpace: 'nowrap',
  },
  '.cm-panel.cm-search input[type=checkbox]': { margin: '0', accentColor: 'var(--color-ink)' },
  '.cm-panel.cm-search [name=close], .cm-panel.cm-gotoLine [name=close], .cm-dialog-close': {
    top: '8px',
    right: '8px',
    width: '30px',
    height: '30px',
    borderRadius: '5px',
    color: 'var(--color-muted)',
    fontSize: '18px',
    cursor: 'pointer',
  },
});

/** Phones zoom into fields with a smaller font. First in the list: earlier themes win. */
const phoneFields = EditorView.theme({
  '@media (max-width: 767.98px)': {
    '.cm-panel .cm-textfield': { height: '36px', fontSize: '16px' },
    '.cm-panel .cm-button': { height: '36px' },
  },
});

const floating = EditorView.theme({
  '.cm-tooltip': {
    overflow: 'hidden',
    maxWidth: 'min(560px, 92vw)',
    border: '1px solid var(--color-line)',
    borderRadius: '8px',
    backgroundColor: 'var(--color-surface)',
    boxShadow: 'var(--shadow-float)',
    color: 'var(--color-text)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxHeight: '240px',
    fontFamily: 'var(--font-code)',
    fontSize: '13px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 10px 3px 4px', lineHeight: '20px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--color-ink-soft)',
    color: 'var(--color-text)',
  },
  '.cm-completionMatchedText': { color: 'var(--color-ink)', fontWeight: '600', textDecoration: 'none' },
  '.cm-completionDetail': { color: 'var(--color-muted)', fontStyle: 'normal', fontSize: '12px' },
  '.cm-completionIcon': { width: '18px', color: 'var(--color-muted)', opacity: '1' },
  '.cm-tooltip-lint': { padding: '2px 0' },
  '.cm-diagnostic': {
    padding: '6px 12px',
    borderLeft: 'none',
    fontFamily: 'var(--font-code)',
    fontSize: '13px',
    lineHeight: '20px',
  },
  '.cm-diagnostic-error': { color: 'var(--color-bad)' },
  '.cm-diagnostic-warning': { color: 'var(--color-warn)' },
});

/** Marks differ in shape as well as in colour: a disc for an error, a ring for a warning. */
const marks = EditorView.theme({
  '.cm-gutter-lint': { width: '14px' },
  '.cm-gutter-lint .cm-gutterElement': { display: 'flex', alignItems: 'center', padding: '0 2px' },
  '.cm-lint-marker': { width: '8px', height: '8px', borderRadius: '50%', content: '""' },
  '.cm-lint-marker-error': { backgroundColor: 'var(--editor-invalid)', content: '""' },
  '.cm-lint-marker-warning': { border: '2px solid var(--editor-meta)', content: '""' },
  '.cm-lintRange': { paddingBottom: '0', backgroundImage: 'none' },
  '.cm-lintRange-error': {
    textDecoration: 'underline wavy var(--editor-invalid) 1px',
    textUnderlineOffset: '4px',
  },
  '.cm-lintRange-warning': {
    textDecoration: 'underline wavy var(--editor-meta) 1px',
    textUnderlineOffset: '4px',
  },
  '.cm-lintRange-active': { backgroundColor: 'color-mix(in srgb, var(--editor-invalid) 14%, transparent)' },
  '.cm-lintPoint:after': { borderBottomColor: 'var(--editor-invalid)' },
});

const words = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--editor-comment)', fontStyle: 'italic' },
  {
    tag: [tags.keyword, tags.modifier, tags.self, tags.null, tags.bool, tags.controlKeyword],
    color: 'var(--editor-keyword)',
  },
  {
    tag: [tags.string, tags.character, tags.special(tags.string), tags.regexp],
    color: 'var(--editor-string)',
  },
  { tag: [tags.number, tags.atom, tags.escape], color: 'var(--editor-number)' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.function(tags.definition(tags.variableName)),
    ],
    color: 'var(--editor-title)',
  },
  {
    tag: [tags.typeName, tags.className, tags.namespace, tags.standard(tags.name)],
    color: 'var(--editor-type)',
  },
  {
    tag: [tags.meta, tags.processingInstruction, tags.macroName, tags.annotation, tags.labelName],
    color: 'var(--editor-meta)',
  },
  { tag: [tags.operator, tags.derefOperator], color: 'var(--editor-operator)' },
  { tag: tags.invalid, color: 'var(--editor-invalid)' },
]);

export const editorStyle: Extension = [phoneFields, text, panels, floating, marks, syntaxHighlighting(words)];
