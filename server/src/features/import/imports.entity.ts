import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Flag, Id, Int, Json, LongText, Ref, Text, Time } from '../../database/columns.ts';
import type { ColumnMapping } from './file/columns.ts';

/**
 * `ready`: its file is there, and nothing is stored yet. `stopped`: an error or a user ended it, or its undo: see
 * `hasStoppedUndo`. An import can be continued or undone, an undo can be continued.
 * A process that dies leaves `running` or `undoing`; see `isInterrupted`.
 */
export type ImportState = 'ready' | 'running' | 'stopped' | 'done' | 'undoing' | 'undone';

/** An import of a file. */
@Entity('imports')
export class Import {
  @Id() id: string;
  @Text(200) fileName: string;
  /** Who sent the file; null: somebody at the command line. */
  @Ref({ nullable: true }) actorId: string | null;
  @Text(100) actorName: string;
  @Text(10) state: ImportState;
  /** The same while it is running or being undone, so that only one is. */
  @Index('imports_active', { unique: true })
  @Text(10, { nullable: true })
  activeKey: string | null;
  /** The run that may write; another one that takes over replaces it. */
  @Ref({ nullable: true }) runId: string | null;
  /** When the run last said that it is alive. */
  @Time() beatAt: number;
  @Json() mapping: ColumnMapping;
  /** Number of the line that somebody chose as the one with the names of the columns; null: it is found. */
  @Int({ nullable: true }) headerLine: number | null;
  /**
   * Whether units become those of the file although they have moved since the export that it comes from; otherwise
   * those stay.
   */
  @Flag() setsMovedStock: boolean;
  /** Whether what a package contains is read from the ends of names. */
  @Flag() readsContents: boolean;
  /** Ids of the categories that it has created, parents first; null: none. */
  @Json({ nullable: true }) createdCategories: string[] | null;
  /** Records of the file, and how many of them the last run has processed. */
  @Int() total: number;
  @Int() done: number;
  @Int() imported: number;
  @Int() updated: number;
  @Int() repaired: number;
  @Int() refused: number;
  /** Fields and products that the undo has restored, and those that it has kept because of what has changed since. */
  @Int() restored: number;
  @Int() kept: number;
  /** Why it stopped; empty if it did not. */
  @Text(200) problem: string;
  @Index('imports_created')
  @Time()
  createdAt: number;
  @Time({ nullable: true }) finishedAt: number | null;
  /** When its undo ended. */
  @Time({ nullable: true }) undoneAt: number | null;
  /** When its undo was begun or continued; null: never, or by the release before. */
  @Time({ nullable: true }) undoBegunAt: number | null;
}

/**
 * `applied`; after an undo `undone`, `kept` because of what has changed since, or `returned` by a later import of an
 * undone product.
 */
export type ImportChangeState = 'applied' | 'undone' | 'kept' | 'returned';

/** A field that an import has changed, or a product that it has created. */
@Entity('import_changes')
@Index('import_changes_product', ['productId', 'field'])
export class ImportChange {
  @ForeignKey('Import', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'varchar', length: 36 })
  importId: string;
  /** No foreign key: its check would lock the product. Products are never deleted. */
  @PrimaryColumn({ type: 'varchar', length: 36 })
  productId: string;
  /**
   * Name of the product's column; empty: the import has created the product, `newValue` are then its variants, or
   * empty.
   */
  @PrimaryColumn({ type: 'varchar', length: 20 })
  field: string;
  /** JSON of the former and of the imported value. */
  @LongText() oldValue: string;
  @LongText() newValue: string;
  @Text(10) state: ImportChangeState;
}
