import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
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
 * Reads the page of a list that the address names. The first one, in place of one whose cursor the server refuses, such as that of a
 * bookmark, or of a newer server while a release is rolled out.
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
  const cursor = get(position);
  const [refusedCursor, setRefusedCursor] = useState('');
  const isRefused = cursor !== '' && cursor === refusedCursor;
  const after = isRefused ? '' : cursor;
  const result = useQuery<{ desk: Desk | null }, OperationVariables>(document, {
    variables: { ...variables, after: after || null },
    fetchPolicy: 'cache-and-network',
    skip,
    pollInterval,
    skipPollAttempt: () => window.document.hidden,
  });
  const { data, error, refetch } = result;
  // At once: until the router has changed the address, renderings with the cursor would read its page again and again.
  if (after !== '' && isCursorRefused(error)) setRefusedCursor(after);
  const removeCursor = useEffectEvent(() => turnPage(position, '', { replace: true }));
  useEffect(() => {
    if (isRefused) removeCursor();
  }, [isRefused]);
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
    goToNext: () => {
      // Until the page is read, the one before is shown, whose cursor may be of another order.
      if (data) turnPage(position, page?.pageInfo.endCursor ?? '');
    },
  };
}

const isCursorRefused = (error: Error | undefined): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(
    ({ extensions }) => extensions?.code === 'BAD_USER_INPUT' && extensions.argument === 'after',
  );
