import { Textarea, TextInput } from '@mantine/core';
import type { ComponentPropsWithoutRef } from 'react';
import { LanguageHint } from './language-hint.tsx';
import classes from './localised-text.module.css';

interface LocalisedTextFieldsProps {
  title: ComponentPropsWithoutRef<typeof TextInput>;
  content: ComponentPropsWithoutRef<typeof Textarea>;
  /** The current and the maximum length of the text. */
  length: { count: number; maximum: number };
}

/** A title and a Markdown text, optionally in several languages. */
export function LocalisedTextFields({ title, content, length }: LocalisedTextFieldsProps) {
  return (
    <>
      <TextInput {...title} data-autofocus autoComplete="off" />
      <div>
        <Textarea
          {...content}
          autosize
          minRows={14}
          maxRows={32}
          classNames={{ input: classes['source'] ?? '' }}
        />
        <p className={classes['length']}>{`${String(length.count)} / ${String(length.maximum)}`}</p>
        <LanguageHint />
      </div>
    </>
  );
}
