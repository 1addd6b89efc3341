import type { Source } from '../../operation';

export const siata: Source = {
  id: 'siata',
  name: {
    es: 'SIATA, alerta temprana del Valle de Aburrá',
    en: 'SIATA, early warning of the Aburrá Valley',
  },
  publisher:
    'Sistema de Alerta Temprana de Medellín y el Valle de Aburrá, Área Metropolitana del Valle de Aburrá',
  homepage: 'https://siata.gov.co',
  confidence: 'inferred',
  notes: {
    es: 'Lecturas en vivo y sin revisar de su geoportal, que no está documentado. Se han visto las capas de lluvia, niveles, temperatura, PM2.5, pronóstico y avisos. Las de sensores ciudadanos, sismos y cámaras, las series meteorológicas y el índice UV se buscan en el catálogo del geoportal en cada consulta; si no se publican, la respuesta es un error, no una lista vacía. Los cortes del ICA de O3, SO2 y parte de CO y NO2 están por confirmar contra la Resolución 2254 de 2017; solo se usan cuando la fuente no publica el índice.',
    en: 'Live, unrevised readings of its geoportal, which is not documented. The layers of rain, levels, temperature, PM2.5, forecast and notices were seen. Those of citizen sensors, earthquakes and cameras, the weather series and the UV index are looked for in the catalogue of the geoportal at each lookup; where they are not published the answer is an error, not an empty list. The ICA cut points of O3, SO2 and part of CO and NO2 await confirmation against Resolución 2254 de 2017; they serve only where the source publishes no index.',
  },
  factsOf: '2026-11-21',
};
