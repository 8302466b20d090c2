import type { MigrationInterface, QueryRunner } from 'typeorm';
import { foldNameKeys } from '../foldNameKeys.ts';

/** The keys of names without the signs that people leave out: `O’Brien` is found by `obrien`. */
export class NameKeys1796000000082 implements MigrationInterface {
  name = 'NameKeys1796000000082';

  async up(runner: QueryRunner): Promise<void> {
    await foldNameKeys(runner);
  }

  /** Nothing: a release before it finds most names by these keys, too. */
  async down(): Promise<void> {}
}
