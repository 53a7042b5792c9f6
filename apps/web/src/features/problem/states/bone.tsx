import type { CSSProperties } from 'react';
import classes from './bone.module.css';

interface BoneProps {
  width: number | string;
  height?: number;
  style?: CSSProperties;
}

/** A skeleton bar as one plain element, because the first paint contains many of them. */
export function Bone({ width, height = 12, style }: BoneProps) {
  return <span className={classes['root']} style={{ width, height, ...style }} />;
}
