import { type MouseEvent, useState } from 'react';
import { ZOOM } from '../../../lib/constants.ts';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { Picture, type PictureProps } from '../../../ui/Picture.tsx';
import styles from './ZoomPicture.module.css';
import { zoomFactor } from './zoom.ts';

/** A picture that is enlarged around the mouse pointer's position; not in narrow windows. */
export function ZoomPicture({ image, ...rest }: PictureProps) {
  const canZoom = useMediaQuery(`(hover: hover) and (min-width: ${ZOOM.minWindowWidth}px)`);
  const [isPointerOver, setIsPointerOver] = useState(false);
  const [factor, setFactor] = useState<number>(ZOOM.minFactor);
  const moveOrigin = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLDivElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const origin = `${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`;
    currentTarget.style.setProperty('--zoom-origin', origin);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the enlarged picture has no content of its own
    <div
      className={styles.frame}
      onMouseEnter={() => setIsPointerOver(canZoom)}
      onMouseLeave={() => setIsPointerOver(false)}
      onMouseMove={moveOrigin}
    >
      <Picture image={image} {...rest} />
      {isPointerOver && image && (
        <img
          className={styles.zoomed}
          src={image.url}
          alt=""
          data-zoom
          style={{ '--fade-in': `${ZOOM.fadeIn}ms`, transform: `scale(${factor})` }}
          onLoad={({ currentTarget }) =>
            setFactor(zoomFactor(currentTarget.naturalWidth, currentTarget.clientWidth))
          }
        />
      )}
    </div>
  );
}
