import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportCatalogue } from '../src/features/import/export/exportCatalogue.service.ts';
import { importCatalogue, listImports } from '../src/features/import/imports.service.ts';
import type { PictureSource } from '../src/features/import/pictures/pictureSource.ts';
import type { Progress } from '../src/features/import/progress.ts';
import { createReport } from '../src/features/import/report.ts';
import type { TestShop } from './testkit.ts';

/** Imports and exports of a test's shop. */
export interface CatalogueImports {
  /** A folder for files; deleted by `close`. */
  folder: string;
  /** Imports a file with these records. @returns its counts, its id, and the lines of its report without the header */
  importLines(
    header: string,
    lines: readonly string[],
    options?: {
      dryRun?: boolean;
      pictures?: PictureSource;
      setsMovedStock?: boolean;
      readsContents?: boolean;
      onProgress?: (progress: Progress) => void;
    },
  ): Promise<{ counts: Counts; id: string; reportLines: string[] }>;
  /** @returns the text of an export */
  exportText(): Promise<string>;
  close(): void;
}

export type Counts = Pick<Progress, 'imported' | 'updated' | 'repaired' | 'refused'>;

export function catalogueImports({ shop }: TestShop): CatalogueImports {
  const folder = mkdtempSync(path.join(tmpdir(), 'kirana-import-'));
  return {
    folder,
    async importLines(
      header,
      lines,
      { dryRun = false, pictures = null, setsMovedStock, readsContents, onProgress } = {},
    ) {
      const file = path.join(folder, 'list.csv');
      writeFileSync(file, [header, ...lines, ''].join('\r\n'));
      const report = createReport(folder, 'list.csv', new Date());
      try {
        const { imported, updated, repaired, refused } = await importCatalogue(
          shop,
          { path: file, pictures, setsMovedStock, readsContents },
          {
            dryRun,
            report,
            onProgress,
          },
        );
        const [newest] = await listImports(shop.db, 1);
        const reportLines = readFileSync(report.path, 'utf8').split('\r\n').slice(1, -1);
        return { counts: { imported, updated, repaired, refused }, id: newest?.id ?? '', reportLines };
      } finally {
        await report.close();
        rmSync(report.path, { force: true });
      }
    },
    async exportText() {
      let text = '';
      for await (const part of exportCatalogue(shop.db)) text += part;
      return text;
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}
