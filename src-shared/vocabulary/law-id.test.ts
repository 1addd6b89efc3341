import { expect, it } from 'vitest';
import { lawIdentifier } from './law-id';

it.each([
  ['Ley 80 de 1993', 'LEY-80-1993'],
  ['  ley   1150 de 2007 ', 'LEY-1150-2007'],
  ['Acto Legislativo 01 de 2003', 'ACTO-LEGISLATIVO-1-2003'],
  ['Decreto-Ley 019 de 2012', 'DECRETO-LEY-19-2012'],
  ['Decreto No. 1082 de 2015', 'DECRETO-1082-2015'],
  ['Resolución N.º 7 del 2020', 'RESOLUCION-7-2020'],
  ['Decreto 453/1981', 'DECRETO-453-1981'],
  ['Ley 57 1887', 'LEY-57-1887'],
])('%s is %s', (citation, identifier) => expect(lawIdentifier(citation)).toBe(identifier));

it.each(['', 'LEY-80-1993', 'Código Civil', 'Ley 80', 'Ley de 1993', '80 de 1993', 'Ley 80 de 93'])(
  '«%s» is no citation',
  (text) => expect(lawIdentifier(text)).toBeNull(),
);
