import type { UploadFile } from './use-uploads.ts';

export interface MarkdownEditorProps {
  /** What the editor holds at first; a new object replaces it. Typing does not come back through here. */
  content: { readonly text: string };
  onChange: (text: string) => void;
  onBlur?: () => void;
  /** What screen readers call it. */
  label: string;
  placeholder?: string;
  size?: 'tall' | 'short';
  isInvalid?: boolean;
  describedBy?: string | undefined;
  /** Keeps a file that was pasted, dropped or chosen. Without it no files are taken. */
  onUpload?: UploadFile | undefined;
}
