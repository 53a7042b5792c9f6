import type { UploadFile } from './use-uploads.ts';

export interface MarkdownEditorProps {
  /** The initial text; a new object replaces the text. Typed text does not flow back through this property. */
  content: { readonly text: string };
  onChange: (text: string) => void;
  onBlur?: () => void;
  /** The accessible name. */
  label: string;
  placeholder?: string;
  size?: 'tall' | 'short';
  isInvalid?: boolean;
  describedBy?: string | undefined;
  /** Uploads a pasted, dropped or selected file. Without it files are ignored. */
  onUpload?: UploadFile | undefined;
}
