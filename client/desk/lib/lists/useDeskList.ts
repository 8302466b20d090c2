import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { latestOf } from './latestOf.ts';
import { POSITION, useListParams } from './useListParams.ts';

/** A page of a list, as the server answers it. */
export interface Page<Row> {
  nodes: readonly Row[];
  pageInfo: { endCursor?: string | null; hasNextPage: boolean };
}

/** The page of a list that the address names, and what turns its pages. */
export interface DeskList<Row, ListPage extends Page<Row> = Page<Row>> {
  /** While it is being read, the page that was shown before; undefined: none, or the new one cannot be read. */
  page: ListPage | undefined;
  error: Error | undefined;
  /** Whether `page` is the page that the address names. */
  isCurrent: boolean;
  isFirst: boolean;
  refetch: () => void;
  goToFirst: () => void;
  /** Opens the next page. Going back in the browser opens the one before. */
  goToNext: () => void;
}

interface ListOptions {
  /** The parameter of the address with the cursor, for a list that is a part of a page; its name ends with `After`. */
  position?: string;
  /** The query waits for something that it needs. */
  skip?: boolean;
  /** How often the page is read again while somebody looks at it, in ms. */
  pollInterval?: number;
}

/**
 * Reads the page of a list that the address names.
 * @param document its variable `after` is the cursor
 * @param variables the filters
 * @param toPage finds the page in the answer
 */
export function useDeskList<
  Desk,
  Variables extends OperationVariables & { after?: string | null },
  ListPage extends Page<unknown>,
>(
  document: TypedDocumentNode<{ desk: Desk | null }, Variables>,
  variables: Omit<Variables, 'after'>,
  toPage: (desk: Desk) => ListPage | null | undefined,
  { position = POSITION, skip = false, pollInterval = 0 }: ListOptions = {},
): DeskList<ListPage['nodes'][number], ListPage> {
  const { get, turnPage } = useListParams();
  const after = get(position);
  const result = useQuery<{ desk: Desk | null }, OperationVariables>(document, {
    variables: { ...variables, after: after || null },
    fetchPolicy: 'cache-and-network',
    skip,
    pollInterval,
    skipPollAttempt: () => window.document.hidden,
  });
  const { data, error, refetch } = result;
  const desk = (latestOf(result) as { desk: Desk | null } | undefined)?.desk;
  const page = (desk && toPage(desk)) ?? undefined;
  return {
    page,
    error,
    isCurrent: Boolean(data),
    isFirst: after === '',
    // A failure is in `error`.
    refetch: () => void refetch().catch(() => {}),
    goToFirst: () => turnPage(position, ''),
    goToNext: () => turnPage(position, page?.pageInfo.endCursor ?? ''),
  };
}
