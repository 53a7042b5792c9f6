/** Wire dates have an offset without a colon, which not every engine parses. */
export const parseWireDate = (text: string): Date => new Date(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
