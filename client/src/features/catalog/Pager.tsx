import { Button, chakra, HStack } from '@chakra-ui/react';
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu';
import { Link, type To } from 'react-router-dom';
import { pageNumbers } from './listing.ts';
import { texts } from './texts.ts';

/** Links to the pages of a list; nothing when there is only one. */
export function Pager({
  page,
  pages,
  address,
}: {
  page: number;
  pages: number;
  /** Where a page is. */
  address: (page: number) => To;
}) {
  if (pages <= 1) return null;
  return (
    <HStack as="nav" aria-label={texts.pages} justify="center" gap="1.5" mt="10" flexWrap="wrap">
      {page > 1 && (
        <Button asChild variant="ghost" aria-label={texts.previousPage} px="2">
          <Link to={address(page - 1)} rel="prev">
            <LuChevronLeft />
          </Link>
        </Button>
      )}
      {pageNumbers(page, pages).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing else to be known by
          <chakra.span key={`gap ${index}`} px="1" color="fg.muted">
            …
          </chakra.span>
        ) : (
          <Button key={number} asChild variant={number === page ? 'solid' : 'outline'} px="3" minW="10">
            <Link
              to={address(number)}
              aria-label={texts.page(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </Button>
        ),
      )}
      {page < pages && (
        <Button asChild variant="ghost" aria-label={texts.nextPage} px="2">
          <Link to={address(page + 1)} rel="next">
            <LuChevronRight />
          </Link>
        </Button>
      )}
    </HStack>
  );
}
