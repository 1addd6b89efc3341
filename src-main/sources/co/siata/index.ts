import { airQuality, citizenSensors } from '@shared/operations/co/siata/air';
import { alerts, cameras, forecast, seismicEvents } from '@shared/operations/co/siata/notices';
import { rainfall, riverLevels } from '@shared/operations/co/siata/water';
import { siataStations, weather, weatherSeries } from '@shared/operations/co/siata/weather';
import { bind } from '../../../engine/adapter';
import { askAirQuality } from './operations/air-quality';
import { askAlerts } from './operations/alerts';
import { askCameras } from './operations/cameras';
import { askCitizenSensors } from './operations/citizen-sensors';
import { askForecast } from './operations/forecast';
import { askRainfall } from './operations/rainfall';
import { askRiverLevels } from './operations/river-levels';
import { askSeismicEvents } from './operations/seismic-events';
import { askStations } from './operations/stations';
import { askWeather } from './operations/weather';
import { askWeatherSeries } from './operations/weather-series';
import { profile } from './profile';

/** The operations of SIATA. */
export const siataAdapters = [
  bind(weather, profile, askWeather),
  bind(weatherSeries, profile, askWeatherSeries),
  bind(rainfall, profile, askRainfall),
  bind(riverLevels, profile, askRiverLevels),
  bind(airQuality, profile, askAirQuality),
  bind(citizenSensors, profile, askCitizenSensors),
  bind(forecast, profile, askForecast),
  bind(alerts, profile, askAlerts),
  bind(seismicEvents, profile, askSeismicEvents),
  bind(cameras, profile, askCameras),
  bind(siataStations, profile, askStations),
];
