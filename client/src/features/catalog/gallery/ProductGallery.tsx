import { SLIDES } from '../../../lib/constants.ts';
import { lazyOnIdle } from '../../../lib/page/lazyOnIdle.ts';
import { useResettableState } from '../../../lib/useResettableState.ts';
import { surface } from '../../../theme/classes.ts';
import { Carousel } from '../../../ui/carousel/Carousel.tsx';
import { Picture, type PictureProps } from '../../../ui/Picture.tsx';
import styles from './ProductGallery.module.css';
import { ZoomPicture } from './ZoomPicture.tsx';

const useMainCarousel = lazyOnIdle(() =>
  import('./MainCarousel.tsx').then(({ MainCarousel }) => MainCarousel),
);

/** A product's pictures: a large one, and thumbnails to select it. */
export function ProductGallery({
  name,
  images,
  alts,
  selectedUrl,
}: {
  name: string;
  images: readonly NonNullable<PictureProps['image']>[];
  /** Text alternatives of `images`; an absent or empty one is made of the name. */
  alts: readonly string[];
  /** URL of the picture that is shown from now on; by default the first. */
  selectedUrl?: string;
}) {
  const selectedIndex = images.findIndex(({ url }) => url === selectedUrl);
  const [currentIndex, setCurrentIndex] = useResettableState(Math.max(selectedIndex, 0));
  const MainCarousel = useMainCarousel(images.length > 1);
  const slides = images.map((image, index) => (
    <ZoomPicture
      key={image.url}
      image={image}
      sizes="(min-width: 992px) 520px, (min-width: 768px) 42vw, 92vw"
      alt={alts[index] || (index === 0 ? name : `${name}, picture ${index + 1}`)}
      eager={index === 0}
      className={styles.picture}
    />
  ));
  return (
    <div className={styles.gallery}>
      <div className={surface({ variant: 'plate', radius: 'lg', clipped: true })}>
        {MainCarousel ? (
          <MainCarousel currentIndex={currentIndex} onChange={setCurrentIndex}>
            {slides}
          </MainCarousel>
        ) : (
          slides[currentIndex]
        )}
      </div>
      {images.length > 1 && (
        <div className={styles.thumbnails}>
          <Carousel
            label="Pictures"
            perView={{ base: 4, sm: 5, lg: SLIDES.thumbnails }}
            gap="0.75rem"
            currentSlide={currentIndex}
          >
            {images.map((image, index) => (
              <button
                key={image.url}
                type="button"
                className={surface({ variant: 'plate', radius: 'md', clipped: true }, styles.thumbnail)}
                aria-label={`Show picture ${index + 1}`}
                aria-pressed={index === currentIndex}
                onClick={() => setCurrentIndex(index)}
              >
                <Picture image={image} sizes="80px" alt="" />
              </button>
            ))}
          </Carousel>
        </div>
      )}
    </div>
  );
}
