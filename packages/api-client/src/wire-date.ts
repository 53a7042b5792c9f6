/** Wire dates have an offset without a colon, which not every engine's parser takes. */
export const parseWireDate = (text: string): Date => new Date(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
