import { appToken } from '../datos-abiertos';
import type { Source } from '../../operation';

export const secop: Source = {
  id: 'secop',
  name: { es: 'SECOP, contratación pública', en: 'SECOP, public procurement' },
  publisher: 'Agencia Nacional de Contratación Pública, Colombia Compra Eficiente',
  homepage: 'https://www.datos.gov.co',
  pages: ['https://community.secop.gov.co', 'https://www.contratos.gov.co'],
  confidence: 'seen',
  notes: {
    es: 'Copias diarias del SECOP en datos.gov.co. Los valores no traen moneda: son pesos colombianos según la entidad que los publica, salvo las ofertas y el SECOP I, que la dicen. Un cero en valores de ejecución suele significar que la entidad no los reporta. Las entidades registran pocas sanciones: que no aparezcan no prueba que no existan. No se confirmó en la fuente: la búsqueda por número de aviso (CO1.NTC), el cruce de ofertas por portafolio ni la lista completa de columnas de modificaciones y planes.',
    en: 'Daily copies of SECOP at datos.gov.co. Values carry no currency: they are Colombian pesos according to their publisher, but for offers and SECOP I, which tell it. A zero in values of execution usually means that the entity does not report them. Entities register few sanctions: that none appears does not prove that there is none. Not confirmed at the source: the search by notice number (CO1.NTC), the match of offers by portfolio, and the full list of columns of modifications and plans.',
  },
  factsOf: '2026-11-21',
  credentials: [appToken],
};
