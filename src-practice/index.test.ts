import { expect, test } from 'vitest';
import { startPractice } from '.';

test('practice gives the origin map that leads to its stand-ins', async () => {
  const practice = await startPractice();
  const origin = practice.originMap['https://consultaprocesos.ramajudicial.gov.co:448'];
  expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const answer = await fetch(`${origin}/api/v2/Proceso/Detalle/900000011`, {
    headers: { 'User-Agent': 'Mozilla/5.0' },
  });
  expect(answer.status).toBe(200);
  await practice.close();
});
