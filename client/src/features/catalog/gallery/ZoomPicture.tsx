import { type CSSProperties, type MouseEvent, useState } from 'react';
import { ZOOM } from '../../../lib/constants.ts';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { Picture, type PictureProps } from '../../../ui/Picture.tsx';
import styles from './ZoomPicture.module.css';
import { zoomFactor } from './zoom.ts';

/** A picture that is enlarged under the mouse pointer, around its position; not in narrow windows. */
export function ZoomPicture({ image, ...rest }: PictureProps) {
  const canZoom = useMediaQuery(`(hover: hover) and (min-width: ${ZOOM.from}px)`);
  const [over, setOver] = useState(false);
  const [factor, setFactor] = useState<number>(ZOOM.least);
  const follow = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLDivElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const origin = `${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`;
    currentTarget.style.setProperty('--zoom-origin', origin);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only shows what is there larger
    <div
      className={styles.frame}
      onMouseEnter={() => setOver(canZoom)}
      onMouseLeave={() => setOver(false)}
      onMouseMove={follow}
    >
      <Picture image={image} {...rest} />
      {over && image && (
        <img
          className={styles.zoomed}
          src={image.url}
          alt=""
          data-zoom
          style={{ '--fade': `${ZOOM.fade}ms`, transform: `scale(${factor})` } as CSSProperties}
          onLoad={({ currentTarget }) =>
            setFactor(zoomFactor(currentTarget.naturalWidth, currentTarget.clientWidth))
          }
        />
      )}
    </div>
  );
}
