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
  /** Where the words stand. */
  words?: 'center' | 'top';
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
  words = 'center',
  eager,
  h,
}: BannerLinkProps) {
  const { data: banner, complete } = useFragment({ fragment: BANNER_LINK, from });
  if (!complete) return null;
  return (
    <PageLink
      to={banner.subCatId ? paths.subCategory(banner.subCatId) : paths.category(banner.catId)}
      className="group"
      display="block"
      position="relative"
      overflow="hidden"
      borderRadius="l3"
      aspectRatio={aspectRatio}
      h={h}
    >
      <Picture
        image={banner.images[0]}
        sizes={sizes}
        alt=""
        eager={eager}
        position="absolute"
        inset="0"
        h="full"
        aspectRatio="auto"
        objectFit="cover"
        objectPosition="right center"
        transition="transform"
        transitionDuration="slow"
        _groupHover={{ transform: 'scale(1.02)' }}
      />
      <Box
        position="absolute"
        insetY="0"
        insetStart="0"
        w={words === 'center' ? { base: '70%', md: '58%' } : 'full'}
        display="flex"
        flexDirection="column"
        justifyContent={words === 'center' ? 'center' : 'flex-start'}
        gap={{ base: '1', md: '3' }}
        px={{ base: '5', lg: '6%' }}
        py={{ base: '4', md: '7' }}
        // On narrow screens the words stand partly on the picture.
        bgGradient={words === 'center' ? { base: 'to-r', md: 'none' } : 'none'}
        gradientFrom="white/90"
        gradientVia="white/70"
        gradientTo="transparent"
        // The pictures are pale in dark mode too.
        color="#253d32"
      >
        <chakra.span textStyle={titleSize} fontWeight="black" lineHeight="1.15" letterSpacing="-0.02em">
          {banner.title}
        </chakra.span>
        {banner.text && (
          <chakra.span textStyle={{ base: 'sm', md: 'md' }} fontWeight="semibold" lineHeight="1.3">
            {banner.text}
          </chakra.span>
        )}
      </Box>
    </PageLink>
  );
}
