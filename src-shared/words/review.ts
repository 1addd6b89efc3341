import type { ReviewVerdict } from '../review';
import type { Text } from '../text';

/** The verdict of a reading by hand; it always says that it is one, so that it is never taken for the machine's. */
export const reviewWords: Readonly<Record<ReviewVerdict, Text>> = {
  found: { es: 'Leído a mano: con registros', en: 'Read by hand: records' },
  nothing: { es: 'Leído a mano: sin registros', en: 'Read by hand: no records' },
  unclear: { es: 'Leído a mano: no se puede decir', en: 'Read by hand: cannot be told' },
};

/** Says whose verdict it is. */
export const reviewMeaning: Text = {
  es: 'Veredicto del analista, que leyó la evidencia conservada. La aplicación no reconoció la respuesta de la fuente y no la interpreta.',
  en: 'The verdict of the analyst, who read the kept evidence. The application did not recognise the answer of the source and does not interpret it.',
};
