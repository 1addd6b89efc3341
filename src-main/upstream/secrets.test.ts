import { expect, it } from 'vitest';
import { withoutSecrets } from './secrets';

it('keeps every name and the values of what is not secret', () => {
  expect(
    withoutSecrets({
      accept: 'application/json',
      authorization: 'Bearer abc',
      'proxy-authorization': 'Basic abc',
      cookie: 'sid=1',
      'set-cookie': 'sid=1',
      'x-app-token': 'abc',
    }),
  ).toEqual({
    accept: 'application/json',
    authorization: '*removed*',
    'proxy-authorization': '*removed*',
    cookie: '*removed*',
    'set-cookie': '*removed*',
    'x-app-token': '*removed*',
  });
});
