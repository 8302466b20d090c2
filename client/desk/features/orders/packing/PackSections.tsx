import { Box, Heading } from '@chakra-ui/react';
import type { PackListQuery } from '../../../generated/graphql.ts';
import { shortId } from '../orderStatus.ts';
import { TickRow } from './TickRow.tsx';
import { useTicks } from './useTicks.ts';

type PackList = NonNullable<PackListQuery['desk']>['packList'];
type Section = PackList['sections'][number];

/** What to collect, category by category, in as many columns as there is room for. @param list identifies the list */
export function PackSections({ packList: { sections, orders }, list }: { packList: PackList; list: string }) {
  const { isTicked, toggle } = useTicks(`packList.${list}`);
  const nameOf = new Map(orders.map(({ id, name }) => [id, name]));
  const detailOf = (subCategory: string, item: Section['items'][number]) =>
    [
      subCategory,
      item.orders
        .map(({ orderId, quantity }) => `${quantity} for ${nameOf.get(orderId)} (${shortId(orderId)})`)
        .join(', '),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    // Blocks in print: pages and columns break between the lines of blocks only, not through those of flex boxes.
    <Box columnWidth={{ base: '22rem', _print: 'auto' }} columnCount={{ _print: 2 }} columnGap="4">
      {[...groupByCategory(sections)].map(([category, sections]) => (
        <Box
          as="section"
          key={category}
          bg="bg.panel"
          borderWidth="1px"
          rounded="l2"
          marginBottom="4"
          css={{ boxDecorationBreak: 'clone' }}
          _print={{ borderWidth: 0, marginBottom: '2' }}
        >
          <Box
            paddingInline="4"
            paddingBlock="2"
            borderBottomWidth="1px"
            breakInside="avoid"
            breakAfter="avoid"
            _print={{ padding: 0 }}
          >
            <Heading as="h2" size={{ base: 'md', _print: 'sm' }}>
              {category}
            </Heading>
          </Box>
          <Box as="ul" listStyleType="none">
            {sections.flatMap(({ subCategory, items }) =>
              items.map((item) => {
                const key = `${item.productId} ${item.option}`;
                return (
                  <TickRow
                    key={key}
                    {...item}
                    image={{ url: item.thumbnail }}
                    isTicked={isTicked(key)}
                    onToggle={() => toggle(key)}
                    detail={detailOf(subCategory, item)}
                  />
                );
              }),
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The sections by the names of their categories, in their order. */
function groupByCategory(sections: readonly Section[]): Map<string, Section[]> {
  const groups = new Map<string, Section[]>();
  for (const section of sections) {
    const name = section.category || 'No longer on sale';
    groups.set(name, [...(groups.get(name) ?? []), section]);
  }
  return groups;
}
