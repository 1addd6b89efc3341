import { expect, it } from 'vitest';
import { describeError } from './errors';

it.each([
  [1, '1 min'],
  [3540, '59 min'],
  [3541, '1 h 0 min'],
  [86_399, '24 h 0 min'],
])('a quota that is used up says in whole minutes when there is more: %d s', (retry_after_seconds, words) => {
  const error = { code: 'rate_limited', details: { limit: 1, retry_after_seconds } } as const;
  expect(describeError(error, 'es')).toBe(
    `Se agotó el cupo de esta operación, que es de 1 en 24 horas. Vuelve a haber cupo en ${words}.`,
  );
});
