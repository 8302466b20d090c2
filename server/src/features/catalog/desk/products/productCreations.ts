import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { throwProblem } from '../../../../lib/problems.ts';
import { ProductCreation } from './productCreations.entity.ts';
import { type DeskProduct, readDeskProducts } from './productList.queries.ts';
import {
  creationKeyInvalid,
  creationKeyReused,
  type FieldRefusal,
  productsRefused,
} from './products.problems.ts';

// The same request with the same idempotency key creates one product.

const KEY = /^[\w-]{8,80}$/;

/** What a request to create a product is recognised by. */
export type CreationRequest = Pick<ProductCreation, 'idempotencyKey' | 'requestHash'>;

/** @param values the product in the request, in any order of its fields */
export const identifyCreation = (idempotencyKey: string, values: object): CreationRequest => ({
  idempotencyKey,
  requestHash: createHash('sha256')
    .update(JSON.stringify(Object.entries(values).sort()))
    .digest('hex'),
});

/**
 * The product that a request has created before; null: none. Throws DeskProductsRefused if the key is malformed or belongs to a request
 * with other values. The transaction has locked the catalogue's revision.
 */
export async function findCreatedProduct(
  tx: EntityManager,
  { idempotencyKey, requestHash }: CreationRequest,
): Promise<DeskProduct | null> {
  if (!KEY.test(idempotencyKey)) throwRefused(creationKeyInvalid());
  const creation = await tx.findOneBy(ProductCreation, { idempotencyKey });
  if (!creation) return null;
  if (creation.requestHash !== requestHash) throwRefused(creationKeyReused());
  return (await readDeskProducts(tx, [creation.productId]))[0] ?? null;
}

function throwRefused(refusal: FieldRefusal): never {
  throwProblem(productsRefused([{ id: null, ...refusal }]));
}

/** Stores which product a request has created. */
export const recordCreation = (
  tx: EntityManager,
  request: CreationRequest,
  productId: string,
): Promise<unknown> => tx.insert(ProductCreation, { ...request, productId, createdAt: Date.now() });
