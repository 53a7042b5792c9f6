import classes from './markdown-editor.module.css';

/** An invisible block of the height of the editor, until its script is loaded: nothing below moves. */
export function EditorPlaceholder({ text, size }: { text: string; size: 'tall' | 'short' }) {
  return (
    <div className={classes['held']} data-size={size} aria-busy="true">
      {/* The editor shows a line after a final line break; HTML does not. */}
      {`${text}\n`}
    </div>
  );
}
