import { Box, Skeleton, Text } from '@chakra-ui/react';
import { PageLink } from '../../components/PageLink.tsx';
import { Picture } from '../../components/Picture.tsx';
import { paths } from '../../lib/paths.ts';
import type { TopCategory } from './useCategories.ts';

const shape = { borderRadius: 'l3', aspectRatio: '5 / 6', w: 'full' } as const;

/** A category as a tile of its own colour. */
export function CategoryTile({ category }: { category: TopCategory }) {
  return (
    <PageLink
      to={paths.category(category.id)}
      className="group"
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      gap="3"
      p="3"
      textAlign="center"
      {...shape}
      color="fg.pastel"
      style={{ backgroundColor: category.color }}
    >
      <Box w="62%">
        <Picture
          image={category.images[0]}
          sizes="(min-width: 768px) 88px, 60px"
          alt=""
          transition="transform"
          transitionDuration="slow"
          _groupHover={{ transform: 'scale(1.08) rotate(-3deg)' }}
        />
      </Box>
      <Text
        fontWeight="extrabold"
        textStyle="sm"
        lineHeight="1.2"
        minH="2.4em"
        display="grid"
        placeItems="center"
      >
        {category.name}
      </Text>
    </PageLink>
  );
}

/** Holds a tile's place. */
export function CategoryTileSkeleton() {
  return <Skeleton {...shape} />;
}
