import classes from './markdown-editor.module.css';

/** As high as the text will be in the editor, until it is made: nothing below moves. Nobody sees it. */
export function EditorPlaceholder({ text, size }: { text: string; size: 'tall' | 'short' }) {
  return (
    <div className={classes['held']} data-size={size} aria-busy="true">
      {/* A line break at the end is a line of the editor, but none of the page. */}
      {`${text}\n`}
    </div>
  );
}
