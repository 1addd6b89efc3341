import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { publishedOperations } from '@shared/operations';
import { cleanRadicado, diagnoseRadicado, formatRadicado } from '@shared/vocabulary/radicado';
import { useAsk } from '../bridge/query';
import { useText } from '../i18n/text';
import { openCase } from '../lookups/results/open-case';
import { address, navigate } from '../router/router';
import type { Command } from './commands';

interface FoundCommands {
  /** Stand above everything: a radicado that was pasted. */
  readonly first: readonly Command[];
  /** Compete with the standing commands. */
  readonly matched: readonly Command[];
  /** Stand below everything: the search in the history. */
  readonly last: readonly Command[];
}

/** What the palette offers from the data: operations, dossiers, batches, and a lookup of a pasted radicado. */
export function useFoundCommands(typed: string): FoundCommands {
  const intl = useIntl();
  const words = useText();
  const dossiers = useAsk('dossiers.list', {});
  const batches = useAsk('batches.list', {});

  const matched = useMemo<readonly Command[]>(
    () => [
      ...publishedOperations.map((operation) => ({
        id: `operation.${operation.id}`,
        title: words(operation.title),
        group: intl.formatMessage({ id: 'command.group.operations' }),
        keywords: `${words(operation.source.name)} ${operation.source.publisher} ${operation.id}`,
        run: () => navigate(address('lookups', operation.id)),
      })),
      ...(dossiers.data ?? []).map((dossier) => ({
        id: `dossier.${dossier.id}`,
        title: `${dossier.number} · ${dossier.subjectName}`,
        group: intl.formatMessage({ id: 'command.group.dossiers' }),
        run: () => navigate(address('dossiers', dossier.id)),
      })),
      ...(batches.data ?? []).map((batch) => ({
        id: `batch.${batch.id}`,
        title: batch.name,
        group: intl.formatMessage({ id: 'command.group.batches' }),
        keywords: batch.fileName,
        run: () => navigate(address('batches', batch.id)),
      })),
    ],
    [intl, words, dossiers.data, batches.data],
  );

  return useMemo(() => {
    const { value } = cleanRadicado(typed);
    const isRadicado = diagnoseRadicado(value).problem === null;
    const text = isRadicado ? value : typed.trim();
    const first: Command[] = isRadicado
      ? [
          {
            id: 'lookup.radicado',
            title: intl.formatMessage({ id: 'palette.lookup' }, { radicado: formatRadicado(value) }),
            group: intl.formatMessage({ id: 'command.group.radicado' }),
            run: () => openCase(value),
          },
        ]
      : [];
    const last: Command[] =
      text === ''
        ? []
        : [
            {
              id: 'history.search',
              title: intl.formatMessage(
                { id: 'palette.history' },
                { text: intl.formatMessage({ id: 'words.quoted' }, { text }) },
              ),
              group: intl.formatMessage({ id: 'nav.history' }),
              run: () => navigate(`/history?text=${encodeURIComponent(text)}`),
            },
          ];
    return { first, matched, last };
  }, [intl, typed, matched]);
}
