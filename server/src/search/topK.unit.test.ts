import fc from 'fast-check';
import { topK } from './topK.ts';

it('selects every candidate whose score reaches the k-th best, and no other', () => {
  const candidates = fc.array(fc.tuple(fc.nat(30), fc.boolean()), { minLength: 1, maxLength: 100 });
  fc.assert(
    fc.property(candidates, fc.integer({ min: 1, max: 20 }), (list, k) => {
      const scores = Float32Array.from(list, ([score]) => score);
      const indices = list.flatMap(([, isCandidate], index) => (isCandidate ? [index] : []));
      const best = indices.map((index) => scores[index] as number).sort((a, b) => b - a);
      const threshold = best[k - 1] ?? Number.NEGATIVE_INFINITY;
      expect(topK(indices, scores, k)).toEqual(
        indices.filter((index) => (scores[index] as number) >= threshold),
      );
    }),
  );
});
