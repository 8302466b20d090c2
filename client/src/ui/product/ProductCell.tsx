import { cut } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { slotClasses, stack, surface, text } from '../../theme/classes.ts';
import { PageLink } from '../links/PageLink.tsx';
import { Picture, type PictureProps } from '../Picture.tsx';
import { Stars } from './Stars.tsx';

const slot = slotClasses('productCell');

interface ProductCellProps {
  item: {
    productId: string;
    productTitle: string;
    image: PictureProps['image'];
    rating: number;
    /** The selected option, such as "500 g", and what it contains if it does not say that; null or empty: nothing is shown. */
    option?: string | null;
  };
  /** In characters; a longer title is cut. */
  titleLength: number;
  /** The picture is not loaded lazily. */
  eager?: boolean;
}

/** A product in a table: picture, title, option and rating in a link to its page. */
export function ProductCell({ item, titleLength, eager }: ProductCellProps) {
  return (
    <PageLink
      to={paths.product(item.productId)}
      title={item.productTitle}
      className={stack({ gap: 4, align: 'center', wrap: true })}
    >
      <div className={surface({ variant: 'plate', radius: 'md', clipped: true }, slot('picture'))}>
        <Picture image={item.image} sizes="80px" alt="" eager={eager} />
      </div>
      <div className={text({ wrap: 'anywhere' }, slot('details'))}>
        <p className={text({ weight: 'semibold' })}>{cut(item.productTitle, titleLength)}</p>
        {item.option && <p className={text({ tone: 'muted' })}>{item.option}</p>}
        <Stars value={item.rating} />
      </div>
    </PageLink>
  );
}
