import type { DatabaseKind } from '../environment/database.ts';
import type { Violation } from '../environment/record.ts';
import { createTemplate, runScenarios } from '../scenarios/scenarioRun.ts';
import type { Bug } from './bug.ts';
import { buildVariants } from './variant.ts';

/** A bug and the database on which it is planted. */
export interface Planting {
  bug: Bug;
  kind: DatabaseKind;
}

/** The result of a planted bug. */
export interface Verdict {
  isCaught: boolean;
  violations: Violation[];
}

/** Bugs that can be planted. */
export interface PlantableBugs {
  /** Plants a bug and runs its scenarios. */
  plant(planting: Planting): Promise<Verdict>;
  remove(): void;
}

/** Short, because work that a bug blocks never ends. */
const TIMEOUT_MS = 10_000;

/** Builds the shop with each of these bugs. */
export async function preparePlantings(plantings: readonly Planting[]): Promise<PlantableBugs> {
  const bugs = [...new Set(plantings.map(({ bug }) => bug))];
  const [variants, template] = await Promise.all([
    buildVariants(
      bugs.map(({ replacements }) => replacements),
      { withPackages: true },
    ),
    createTemplate(Math.max(...bugs.map(({ scenarios }) => scenarios.length))),
  ]);
  return {
    async plant({ bug, kind }) {
      const { scenarios, isInSchema, caughtBy } = bug;
      const violations = await runScenarios(scenarios, {
        kind,
        template: isInSchema || kind === 'mysql' ? null : template,
        program: variants.files[bugs.indexOf(bug)] as string,
        timeoutMs: TIMEOUT_MS,
      }).catch((error: Error) => [{ invariant: 'the scenarios can be run', detail: error.message }]);
      return { violations, isCaught: violations.some(({ invariant }) => invariant === caughtBy) };
    },
    remove() {
      variants.remove();
      template.remove();
    },
  };
}
