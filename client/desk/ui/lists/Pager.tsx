import { Button, Flex } from '@chakra-ui/react';

interface PagerProps {
  /** Whether this is not the first page. */
  hasNewer: boolean;
  hasOlder: boolean;
  onNewest: () => void;
  onOlder: () => void;
}

/** Turns the pages of a list that is sorted by time. */
export const Pager = ({ hasNewer, hasOlder, onNewest, onOlder }: PagerProps) => (
  <Flex justify="end" gap="2">
    {hasNewer && (
      <Button size="sm" variant="outline" onClick={onNewest}>
        Newest
      </Button>
    )}
    <Button size="sm" variant="outline" disabled={!hasOlder} onClick={onOlder}>
      Older
    </Button>
  </Flex>
);
