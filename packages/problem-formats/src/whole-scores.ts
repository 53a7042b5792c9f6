/** Rounds scores to whole numbers with the same rounded sum: the largest fractions are rounded up first. */
export function toWholeScores(scores: readonly number[]): number[] {
  const floors = scores.map((score) => Math.floor(score + 1e-9));
  const total = Math.round(scores.reduce((sum, score) => sum + score, 0));
  let missing = total - floors.reduce((sum, score) => sum + score, 0);
  const byPart = scores
    .map((score, index) => ({ index, part: score - (floors[index] ?? 0) }))
    .toSorted((one, other) => other.part - one.part || other.index - one.index);
  for (const { index } of byPart) {
    if (missing <= 0) break;
    floors[index] = (floors[index] ?? 0) + 1;
    missing -= 1;
  }
  return floors;
}
