import { Entity, Index, PrimaryColumn } from 'typeorm';
import { Int, Text, Time } from '../../../database/columns.ts';

/** What a picture of the catalogue shows, which determines its sizes: a product, a category's tile, or a kind of banner. */
export type PicturePurpose = 'product' | 'tile' | 'HOME' | 'STRIP' | 'SIDE';

/** A picture that staff have uploaded. Its files are written before the row is inserted, and removed after the row is deleted. */
@Entity('catalogue_pictures')
export class CataloguePicture {
  /** Random hex: the picture's URL cannot be guessed. */
  @PrimaryColumn({ type: 'varchar', length: 32 })
  name: string;
  @Text(8) purpose: PicturePurpose;
  /** Number of products, categories and banners that show it. */
  @Int({ default: 0 }) uses: number;
  /** Since when nothing shows it; null while something does. */
  @Index('catalogue_pictures_unused')
  @Time({ nullable: true })
  unusedSince: number | null;
}
