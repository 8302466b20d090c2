import type { DeskImportFileQuery } from '../../generated/graphql.ts';

type Desk = NonNullable<DeskImportFileQuery['desk']>;

/** A column that an import reads. */
export type ImportColumn = Desk['importColumns'][number];

/** The file of an import. */
export type ImportFile = NonNullable<NonNullable<Desk['import']>['file']>;
