import { Box, Button, Flex } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import type { DeskList } from '../../lib/lists/useDeskList.ts';
import { useListParams } from '../../lib/lists/useListParams.ts';
import { QueryPending } from '../QueryPending.tsx';
import { FailedState, NothingHere } from '../states.tsx';

interface NoMatch {
  /** The parameters of the address that filter the list. */
  filters: readonly string[];
  /** Such as `No refund matches`. */
  title: string;
  /** What can be done about it, besides clearing the filters. */
  hint?: ReactNode;
}

export interface ListProps<Row> {
  list: DeskList<Row>;
  /** Said when the list cannot be read, such as `The refunds could not be read.` */
  failure: string;
  /** In place of a list without rows. */
  empty: ReactNode;
  /** For a list with filters: in place of its rows when filters are set, but nothing matches them. */
  noMatch?: NoMatch;
  /** Shows the rows of the page. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** A page of a list with the buttons that turn pages; what is shown while it is read, when it cannot be read, and when it is empty. */
export function List<Row>({ list, failure, empty, noMatch, children }: ListProps<Row>) {
  const { page, error, refetch, isCurrent, isFirst } = list;
  const { get, clear } = useListParams();
  const top = useRef<HTMLDivElement>(null);
  if (!page) return <QueryPending query={list} failure={failure} />;
  const { nodes, pageInfo } = page;
  const turnPage = (turn: () => void) => () => {
    turn();
    top.current?.scrollIntoView({ block: 'start' });
  };
  const firstPage = (
    <Button variant="outline" onClick={turnPage(list.goToFirst)}>
      First page
    </Button>
  );
  if (nodes.length === 0) {
    // What was on a later page may have been moved on.
    if (!isFirst) return <NothingHere title="Nothing on this page">{firstPage}</NothingHere>;
    if (!noMatch?.filters.some(get)) return empty;
    return (
      <NothingHere title={noMatch.title}>
        {noMatch.hint && <Box marginBottom="4">{noMatch.hint}</Box>}
        <Button variant="outline" onClick={() => clear(noMatch.filters)}>
          Clear filters
        </Button>
      </NothingHere>
    );
  }
  return (
    // Pages begin below the top of the window, so that the filters stay in sight.
    <Box ref={top} scrollMarginTop="40" aria-busy={!isCurrent}>
      {error && <FailedState message="The list may be outdated." error={error} onRetry={refetch} />}
      {children(nodes)}
      <Flex justify="space-between" gap="2" marginTop="4" _empty={{ display: 'none' }}>
        {!isFirst && firstPage}
        {pageInfo.hasNextPage && (
          <Button variant="outline" marginStart="auto" onClick={turnPage(list.goToNext)}>
            Next page
          </Button>
        )}
      </Flex>
    </Box>
  );
}
