import { Box, chakra } from '@chakra-ui/react';
import { type MouseEvent, useState } from 'react';
import { Picture, type PictureProps } from '../../components/Picture.tsx';
import { ZOOM } from '../../lib/constants.ts';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { zoomFactor } from './zoom.ts';

/** A picture that is enlarged under the mouse, around where the mouse is; not in narrow windows. */
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
    <Box
      position="relative"
      overflow="hidden"
      onMouseEnter={() => setOver(canZoom)}
      onMouseLeave={() => setOver(false)}
      onMouseMove={follow}
    >
      <Picture image={image} {...rest} />
      {over && image && (
        <chakra.img
          src={image.url}
          alt=""
          data-zoom
          position="absolute"
          inset="0"
          w="full"
          h="full"
          objectFit="contain"
          bg="plate"
          pointerEvents="none"
          animation={{ base: `fade-in ${ZOOM.fade}ms`, _motionReduce: 'none' }}
          style={{ transform: `scale(${factor})`, transformOrigin: 'var(--zoom-origin)' }}
          onLoad={({ currentTarget }) =>
            setFactor(zoomFactor(currentTarget.naturalWidth, currentTarget.clientWidth))
          }
        />
      )}
    </Box>
  );
}
