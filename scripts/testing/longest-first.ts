import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readLongTests, readSlices } from './slices.mjs';

const longFiles = [...readLongTests(), ...readSlices().flatMap(({ tests }) => tests)];
/** A worker that changes from one project to another starts again, so each project is one block. */
const projects = ['journeys', 'real', 'pure'];

/** In each project the longest files come first, so that no core waits for the last one; the others in vitest's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) => {
      const path = relative(this.ctx.config.root, moduleId);
      const index = longFiles.findIndex((entry) => path === entry || path.startsWith(`${entry}/`));
      return index < 0 ? longFiles.length : index;
    };
    const block = ({ project }: TestSpecification) => projects.indexOf(project.name);
    return (await super.sort(files)).toSorted(
      (one, other) => block(one) - block(other) || place(one) - place(other),
    );
  }
}
