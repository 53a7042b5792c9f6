/** A token of a program after normalisation, with its place in the text. */
export interface Token {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
}

/** A token before names are known to be the program's own; `name` is set for names. */
export interface RawToken extends Token {
  readonly name?: string;
  /** The name of a function that is defined here. */
  readonly isDefinition?: boolean;
}

/** Every name that the program chose itself. Renaming changes no token. */
export const ownName = 'name';
export const typeName = 'type';
export const numberLiteral = 'number';
export const textLiteral = 'text';
