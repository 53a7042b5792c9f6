export function printFigures(title: string, figures: Readonly<Record<string, number>>) {
  const shown = Object.entries(figures).map(([name, value]) => `${name} ${value.toPrecision(3)}`);
  console.log(`${title}: ${shown.join(', ')}`);
}
