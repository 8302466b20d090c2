import type { ComponentProps } from 'react';
import { slotClasses } from '../theme/classes.ts';

const part = slotClasses('picture');

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'> {
  /** What the server gives for a picture; null or undefined draws an empty plate of the same size. */
  image: { url: string; srcSet?: string | null } | null | undefined;
  /** HTML's `sizes`: how wide the picture is drawn. */
  sizes: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Loads at once: for the picture that a page opens with. */
  eager?: boolean;
}

/** A picture, loaded late; square unless its class says otherwise. */
export function Picture({ image, eager = false, alt, className = '', ...rest }: PictureProps) {
  if (!image) return <span className={part('picture', 'empty')} />;
  return (
    <img
      className={`${part('picture')} ${className}`}
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
