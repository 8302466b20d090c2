import { Entity, ForeignKey, Index } from 'typeorm';
import { Flag, Id, Ref, Text, Time } from '../../../database/columns.ts';

/** A list of the desk with the filters and columns that a member of staff has chosen, under a name. */
@Entity('saved_views')
@Index('saved_views_page', ['page', 'shared'])
@Index('saved_views_owner_name', ['ownerId', 'page', 'name'], { unique: true })
export class SavedView {
  @Id() id: string;
  @ForeignKey('User', { onDelete: 'CASCADE' })
  @Ref()
  ownerId: string;
  /** The list, a `DeskListName` such as `orders`. */
  @Text(20) page: string;
  @Text(60) name: string;
  /** The query of the page's URL, without the question mark. */
  @Text(1000) query: string;
  /** Whether all staff see it. */
  @Flag() shared: boolean;
  @Time() createdAt: number;
}
