export const targetOfGroup = (id: number) => `group ${String(id)}`;
