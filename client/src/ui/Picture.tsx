import type { ComponentProps } from 'react';
import { slotClasses } from '../theme/classes.ts';

const slot = slotClasses('picture');

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'> {
  /** Null or undefined draws an empty area of the same size. */
  image: { url: string; srcSet?: string | null } | null | undefined;
  /** The attribute `sizes` of the image: its width in the page. */
  sizes: string;
  /** Empty for a decorative picture. */
  alt: string;
  /** Loads at once, for pictures above the fold. */
  eager?: boolean;
}

/** A picture, lazily loaded; square unless its class changes that. */
export function Picture({ image, eager = false, alt, className = '', ...rest }: PictureProps) {
  if (!image) return <span className={slot('picture', 'empty')} />;
  return (
    <img
      className={`${slot('picture')} ${className}`}
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
