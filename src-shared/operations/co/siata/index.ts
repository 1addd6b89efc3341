import { airQuality, citizenSensors } from './air';
import { alerts, cameras, forecast, seismicEvents } from './notices';
import { rainfall, riverLevels } from './water';
import { siataStations, weather, weatherSeries } from './weather';

export { siata } from './source';

/** The operations over the environmental monitoring of the Aburrá Valley. */
export const siataOperations = [
  weather,
  weatherSeries,
  rainfall,
  riverLevels,
  airQuality,
  citizenSensors,
  forecast,
  alerts,
  seismicEvents,
  cameras,
  siataStations,
];
