interface ListQuery<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: Error | undefined;
}

/**
 * The data of a list's query; while they are read, those of the search or the page before. None when they cannot be read: rows of
 * another search below the message would be taken for its result.
 */
export const latestOf = <Data>({ data, previousData, error }: ListQuery<Data>): Data | undefined =>
  data ?? (error ? undefined : previousData);
