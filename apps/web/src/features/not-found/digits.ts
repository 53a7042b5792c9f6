/** The animated digits of the page: each rolls through random digits and settles, from left to right. */
const target = '404';
export const tickMs = 30;
const ticksPerDigit = 14;
export const totalTicks = target.length * ticksPerDigit;

export function digitsAt(tick: number, random: () => number): string {
  return Array.from(target)
    .map((digit, index) => (tick >= (index + 1) * ticksPerDigit ? digit : String(Math.floor(random() * 10))))
    .join('');
}
