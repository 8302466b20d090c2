import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, chakra } from '@chakra-ui/react';
import { PageLink } from '../../components/PageLink.tsx';
import { Picture } from '../../components/Picture.tsx';
import { graphql } from '../../generated/gql.ts';
import type { BannerLink_BannerFragment } from '../../generated/graphql.ts';
import { paths } from '../../lib/paths.ts';

export const BANNER_LINK = graphql(`
  fragment BannerLink_banner on Banner {
    id
    images {
      url
      srcSet
    }
    title
    text
    catId
    subCatId
  }
`);

export interface BannerLinkProps {
  banner: FragmentType<BannerLink_BannerFragment>;
  /** Width by height; by window width. */
  aspectRatio: string | Record<string, string>;
  /** HTML's `sizes`. */
  sizes: string;
  /** The size of the title's text. */
  titleSize: string | Record<string, string>;
  /** Where the words stand: at the picture's left side, above it all, or on narrow screens below the picture. */
  words?: 'side' | 'top' | 'below';
  eager?: boolean;
  /** The height, where it is not the aspect ratio that decides. */
  h?: string;
}

/** A picture with words over it that leads to its sub-category when it has one, else to its category. */
export function BannerLink({
  banner: from,
  aspectRatio,
  sizes,
  titleSize,
  words = 'side',
  eager,
  h,
}: BannerLinkProps) {
  const { data: banner, complete } = useFragment({ fragment: BANNER_LINK, from });
  if (!complete) return null;
  const below = words === 'below';
  return (
    <PageLink
      to={banner.subCatId ? paths.subCategory(banner.subCatId) : paths.category(banner.catId)}
      className="group"
      display="flex"
      flexDirection="column"
      position="relative"
      overflow="hidden"
      borderRadius="l3"
      h={h}
      aspectRatio={aspectRatio}
      bg="brand.subtle"
    >
      <Picture
        image={banner.images[0]}
        sizes={sizes}
        alt=""
        eager={eager}
        position={below ? { base: 'static', md: 'absolute' } : 'absolute'}
        inset="0"
        h={below ? { base: 'auto', md: 'full' } : 'full'}
        aspectRatio={below ? { base: '16 / 9', md: 'auto' } : 'auto'}
        objectFit="cover"
        objectPosition="right center"
        transition="transform"
        transitionDuration="slow"
        _groupHover={{ transform: 'scale(1.02)' }}
      />
      <Box
        position={below ? { base: 'static', md: 'absolute' } : 'absolute'}
        insetY="0"
        insetStart="0"
        w={words === 'top' ? 'full' : below ? { base: 'full', md: '58%' } : '58%'}
        display="flex"
        flexDirection="column"
        justifyContent={words === 'top' ? 'flex-start' : 'center'}
        gap={{ base: '1', md: '3' }}
        px={{ base: '5', lg: '6%' }}
        py={{ base: '4', md: '7' }}
        // The pictures are pale in dark mode too.
        color={below ? { base: 'fg', md: 'fg.pastel' } : 'fg.pastel'}
      >
        <chakra.span textStyle={titleSize} fontWeight="black" lineHeight="1.15" letterSpacing="-0.02em">
          {banner.title}
        </chakra.span>
        {banner.text && (
          <chakra.span
            textStyle={{ base: 'sm', md: 'md' }}
            fontWeight="semibold"
            lineHeight="1.3"
            textWrap="balance"
          >
            {banner.text}
          </chakra.span>
        )}
      </Box>
    </PageLink>
  );
}
