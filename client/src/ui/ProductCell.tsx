import { ROW_PICTURE } from '../lib/constants.ts';
import { cut } from '../lib/format.ts';
import { paths } from '../lib/paths.ts';
import { slotClasses, stack, surface, text } from '../theme/classes.ts';
import { PageLink } from './PageLink.tsx';
import { Picture, type PictureProps } from './Picture.tsx';
import { Stars } from './Rating.tsx';

const part = slotClasses('productCell');

export interface ProductCellProps {
  item: {
    productId: string;
    productTitle: string;
    image: PictureProps['image'];
    rating: number;
    /** What was chosen; null when there is nothing to choose. */
    option?: string | null;
  };
  /** Longest title in characters. */
  cutAt: number;
  /** Its picture loads at once. */
  eager?: boolean;
}

/** A product in a table: picture and title, leading to it, and its rating. */
export function ProductCell({ item, cutAt, eager }: ProductCellProps) {
  return (
    <PageLink
      to={paths.product(item.productId)}
      title={item.productTitle}
      className={stack({ gap: 4, align: 'center', wrap: true })}
    >
      <div className={surface({ variant: 'plate', radius: 'md', clipped: true }, part('plate'))}>
        <Picture image={item.image} sizes={ROW_PICTURE} alt="" eager={eager} />
      </div>
      <div className={text({ wrap: 'anywhere' }, part('words'))}>
        <p className={text({ weight: 'semibold' })}>{cut(item.productTitle, cutAt)}</p>
        {item.option && <p className={text({ tone: 'muted' })}>{item.option}</p>}
        <Stars value={item.rating} />
      </div>
    </PageLink>
  );
}
