import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

export interface PictureProps extends Omit<HTMLChakraProps<'img'>, 'src' | 'srcSet' | 'alt'> {
  /** What the server gives for a picture; null or undefined draws an empty plate of the same size. */
  image: { url: string; srcSet?: string | null } | null | undefined;
  /** HTML's `sizes`: how wide the picture is drawn. */
  sizes: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Loads at once: for the picture that a page opens with. */
  eager?: boolean;
}

/** A square picture by default, loaded late; pass `aspectRatio` for another shape. */
export function Picture({ image, eager = false, alt, ...rest }: PictureProps) {
  const shape = { display: 'block', w: 'full', aspectRatio: '1', objectFit: 'contain' } as const;
  if (!image) return <chakra.span {...shape} bg="bg.muted" borderRadius="l2" />;
  return (
    <chakra.img
      {...shape}
      src={image.url}
      srcSet={image.srcSet ?? undefined}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      draggable={false}
      {...rest}
    />
  );
}
