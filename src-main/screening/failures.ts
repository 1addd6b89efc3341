import { Failure } from '@shared/failure';

export const screeningFailures = {
  unknown: () =>
    new Failure('not_found', {
      es: 'El cribado ya no existe.',
      en: 'The screening is no longer there.',
    }),
  unknownHit: () =>
    new Failure('not_found', {
      es: 'La coincidencia ya no existe: su cribado se eliminó.',
      en: 'The hit is no longer there: its screening was deleted.',
    }),
  noLists: () =>
    new Failure('conflict', {
      es: 'No hay ninguna lista en este equipo. Descargue al menos una: sin listas, el silencio no diría nada.',
      en: 'There is no list on this machine. Get at least one: without lists silence would say nothing.',
    }),
  basisMissing: () =>
    new Failure('bad_request', {
      es: 'Indique la finalidad y la base legal: se va a tratar el nombre de una persona (Ley 1581 de 2012).',
      en: 'Give the purpose and the legal basis: the name of a person will be processed (Ley 1581 de 2012).',
    }),
  reasonMissing: () =>
    new Failure('bad_request', {
      es: 'Escriba el motivo: quien lea el informe debe saber por qué es o no es la misma persona o empresa.',
      en: 'Give the reason: who reads the report must know why it is or is not the same person or company.',
    }),
  unreadableList: (cause: unknown) =>
    new Failure(
      'file',
      {
        es: 'Una de las listas de este equipo no se pudo leer y no se cribó nada. Vuelva a descargarla en «Listas».',
        en: 'One of the lists on this machine could not be read and nothing was screened. Get it again under “Lists”.',
      },
      { cause },
    ),
} as const;
