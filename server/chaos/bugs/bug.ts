import type { DatabaseKind } from '../environment/database.ts';
import type { Invariant } from '../invariants/invariants.ts';
import type { ScenarioName } from '../scenarios/scenarios.ts';

/** A bug that the harness plants in the shop on purpose, to test itself. The invariant `caughtBy` must be violated. */
export interface Bug {
  name: string;
  caughtBy: Invariant;
  /** The scenarios that reveal it. */
  scenarios: readonly ScenarioName[];
  /** Modules of server/src, each with the module of replacements/ that replaces it; both without `.ts`. */
  replacements: Readonly<Record<string, string>>;
  /** The bug changes the schema, so it needs a new database. */
  isInSchema?: boolean;
  /** Databases on which `npm run chaos -- --bugs` plants it; default: SQLite. */
  databases?: readonly DatabaseKind[];
  /** Whether `npm test` plants it on SQLite. */
  inTests?: boolean;
}

/** For bugs that behave differently where several transactions write at the same time. */
export const bothDatabases = ['sqlite', 'mysql'] as const;
