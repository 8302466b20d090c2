/** Runs an operation and resolves to its data. */
export type RunQuery = (query: string) => Promise<Record<string, unknown>>;

/** An example operation in the playground. */
export interface Example {
  title: string;
  query: string;
  /** Loads the variables when the example is opened, so that it can be run at once. */
  variables?: (runQuery: RunQuery) => Promise<object> | object;
}

/** The examples of one feature. */
export interface ExampleGroup {
  title: string;
  examples: Example[];
}
