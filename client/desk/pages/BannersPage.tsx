import { useQuery } from '@apollo/client/react';
import { Box, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { BannerList } from '../features/catalogue/banners/BannerList.tsx';
import { graphql } from '../generated/gql.ts';
import { useCan } from '../lib/session/staff.ts';
import { useActiveRow } from '../ui/lists/useActiveRow.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { QueryPending } from '../ui/QueryPending.tsx';

const DESK_BANNERS = graphql(`
  query DeskBannersPage {
    desk {
      home: banners(kind: HOME) {
        ...DeskBanner_banner @unmask
      }
      strip: banners(kind: STRIP) {
        ...DeskBanner_banner @unmask
      }
      side: banners(kind: SIDE) {
        ...DeskBanner_banner @unmask
      }
    }
  }
`);

/** The banners of the storefront by place. */
export function Component() {
  const { data, error, refetch } = useQuery(DESK_BANNERS, { fetchPolicy: 'cache-and-network' });
  const desk = data?.desk;
  const canEdit = useCan('EDIT_CATALOGUE');
  const [editedId, setEditedId] = useState<string | null>(null);
  const all = desk ? [...desk.home, ...desk.strip, ...desk.side] : [];
  const activeIndex = useActiveRow(all, {
    onOpen: canEdit ? ({ id }) => setEditedId(id) : undefined,
    onToggle: null,
  });
  return (
    <>
      <PageHeader title="Banners" description="Pictures that lead to a category, shown between two times." />
      {!desk && (
        <QueryPending
          query={{ error, refetch }}
          failure="The banners cannot be read at the moment."
          loadingLabel="Loading the banners"
        />
      )}
      {desk &&
        (
          [
            ['HOME', 'Large pictures at the top of the home page', desk.home],
            ['STRIP', 'Small pictures in a row on the home page', desk.strip],
            ['SIDE', 'Beside lists', desk.side],
          ] as const
        ).map(([kind, title, banners]) => (
          <Box as="section" key={kind} marginBottom="8">
            <Heading as="h2" size="lg" marginBottom="3">
              {title}
            </Heading>
            <BannerList
              kind={kind}
              banners={banners}
              activeId={all[activeIndex]?.id}
              editedId={editedId}
              onEdit={setEditedId}
              onChanged={() => void refetch()}
            />
          </Box>
        ))}
    </>
  );
}
