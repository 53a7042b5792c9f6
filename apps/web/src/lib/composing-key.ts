interface PressedKey {
  isComposing: boolean;
  keyCode: number;
}

/**
 * Whether a key belongs to an input method: Enter then accepts the candidate and must not send a form. Safari ends the
 * composition before it reports the Enter that ended it; such a key has the code 229.
 */
export const isComposingKey = ({ isComposing, keyCode }: PressedKey): boolean =>
  isComposing || keyCode === 229;
