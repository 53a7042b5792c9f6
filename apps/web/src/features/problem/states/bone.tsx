import type { CSSProperties } from 'react';
import classes from './bone.module.css';

interface BoneProps {
  width: number | string;
  height?: number;
  style?: CSSProperties;
}

/** A piece of a skeleton: one plain element, since there are many of them on the way to the first statement. */
export function Bone({ width, height = 12, style }: BoneProps) {
  return <span className={classes['root']} style={{ width, height, ...style }} />;
}
