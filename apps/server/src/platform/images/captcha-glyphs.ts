/**
 * The signs of the arithmetic captcha as pen strokes. They are our own paths because the machine may have no
 * font, and because a stroke can be bent point by point, unlike a font's outline.
 *
 * A stroke is a list of points in a box of 1 × 1 (x to the right, y down) that a smooth curve passes through.
 * Two strokes that share an end form a corner.
 */
export type GlyphPoint = readonly [x: number, y: number];
export type GlyphStroke = readonly GlyphPoint[];

export type CaptchaSign =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '+'
  | '-'
  | '×'
  | '='
  | '?';

const SIX: GlyphStroke = [
  [0.78, 0.05],
  [0.42, 0.15],
  [0.13, 0.5],
  [0.14, 0.83],
  [0.5, 1],
  [0.86, 0.83],
  [0.83, 0.57],
  [0.5, 0.43],
  [0.14, 0.68],
];

export const CAPTCHA_GLYPHS: Readonly<Record<CaptchaSign, readonly GlyphStroke[]>> = {
  '0': [ellipse({ centreY: 0.5, radiusX: 0.42, radiusY: 0.5 })],
  '1': [
    [
      [0.2, 0.24],
      [0.54, 0.02],
    ],
    [
      [0.54, 0.02],
      [0.54, 0.98],
    ],
    [
      [0.24, 0.98],
      [0.84, 0.98],
    ],
  ],
  '2': [
    [
      [0.12, 0.26],
      [0.28, 0.05],
      [0.66, 0.02],
      [0.88, 0.25],
      [0.74, 0.52],
      [0.4, 0.76],
      [0.08, 0.98],
    ],
    [
      [0.08, 0.98],
      [0.94, 0.98],
    ],
  ],
  '3': [
    [
      [0.12, 0.12],
      [0.45, 0],
      [0.8, 0.11],
      [0.8, 0.36],
      [0.4, 0.47],
    ],
    [
      [0.4, 0.47],
      [0.84, 0.57],
      [0.9, 0.83],
      [0.54, 1],
      [0.1, 0.88],
    ],
  ],
  '4': [
    [
      [0.7, 1],
      [0.7, 0],
    ],
    [
      [0.7, 0],
      [0.05, 0.7],
    ],
    [
      [0.05, 0.7],
      [0.98, 0.7],
    ],
  ],
  '5': [
    [
      [0.86, 0.02],
      [0.22, 0.02],
    ],
    [
      [0.22, 0.02],
      [0.15, 0.45],
    ],
    [
      [0.15, 0.45],
      [0.52, 0.36],
      [0.86, 0.53],
      [0.86, 0.82],
      [0.5, 1],
      [0.08, 0.88],
    ],
  ],
  '6': [SIX],
  '7': [
    [
      [0.06, 0.02],
      [0.94, 0.02],
    ],
    [
      [0.94, 0.02],
      [0.58, 0.46],
      [0.4, 1],
    ],
  ],
  '8': [
    ellipse({ centreY: 0.24, radiusX: 0.34, radiusY: 0.24 }),
    ellipse({ centreY: 0.74, radiusX: 0.42, radiusY: 0.26 }),
  ],
  '9': [SIX.map(([x, y]): GlyphPoint => [1 - x, 1 - y])],
  '+': [
    [
      [0.02, 0.52],
      [0.98, 0.52],
    ],
    [
      [0.5, 0.24],
      [0.5, 0.8],
    ],
  ],
  '-': [
    [
      [0.02, 0.52],
      [0.98, 0.52],
    ],
  ],
  '×': [
    [
      [0.1, 0.29],
      [0.9, 0.76],
    ],
    [
      [0.9, 0.29],
      [0.1, 0.76],
    ],
  ],
  '=': [
    [
      [0.04, 0.38],
      [0.96, 0.38],
    ],
    [
      [0.04, 0.66],
      [0.96, 0.66],
    ],
  ],
  '?': [
    [
      [0.12, 0.22],
      [0.3, 0.03],
      [0.7, 0.03],
      [0.88, 0.24],
      [0.7, 0.45],
      [0.5, 0.56],
      [0.5, 0.7],
    ],
    [
      [0.5, 0.96],
      [0.5, 0.98],
    ],
  ],
};

function ellipse(shape: { centreY: number; radiusX: number; radiusY: number }): GlyphStroke {
  const steps = 12;
  return Array.from({ length: steps + 1 }, (_, step): GlyphPoint => {
    const angle = (step / steps) * 2 * Math.PI;
    return [0.5 + shape.radiusX * Math.sin(angle), shape.centreY - shape.radiusY * Math.cos(angle)];
  });
}
