import { Failure } from '@shared/failure';

/** What a lookup is ended with when the engine stops. */
export function stopped(): Failure {
  return new Failure('conflict', {
    es: 'La aplicación se está cerrando. La consulta no se cobró y puede repetirse.',
    en: 'The application is closing. The lookup cost nothing and can be asked again.',
  });
}

/** What a lookup is ended with when a person cancels it. */
export function cancelled(): Failure {
  return new Failure('conflict', {
    es: 'La consulta se canceló antes de terminar. No se cobró del cupo.',
    en: 'The lookup was cancelled before it ended. It cost no quota.',
  });
}
