import { FormattedMessage } from 'react-intl';
import type { LookupView } from '@shared/lookup';
import { failureWords } from '../../bridge/bridge';
import { useSend } from '../../bridge/query';
import { Button } from '../../design/Button';
import { Callout } from '../../design/Callout';
import { useText } from '../../i18n/text';
import { ExchangeEntry } from './ExchangeEntry';
import { ListRead } from './ListRead';

/** Every exchange with the source, as it was kept, and the reading of it again without the network. */
export function Evidence({ view }: { readonly view: LookupView }) {
  const text = useText();
  const reparse = useSend('lookups.reparse');
  return (
    <div className="evidence">
      <div className="spread">
        <p className="soft evidence-words">
          {view.generations.length > 0 && view.exchanges.length === 0 ? (
            <FormattedMessage id="evidence.lists" />
          ) : (
            <FormattedMessage id="evidence.what" values={{ count: view.exchanges.length }} />
          )}
        </p>
        <Button isPending={reparse.isPending} onPress={() => reparse.mutate({ id: view.id })}>
          <FormattedMessage id="evidence.reparse" />
        </Button>
      </div>
      <div role="status">
        {reparse.data !== undefined && (
          <Callout tone={reparse.data.same ? 'info' : 'silent'}>
            <p>
              {reparse.data.same ? (
                <FormattedMessage id="evidence.same" />
              ) : (
                <FormattedMessage id="evidence.different" />
              )}
            </p>
          </Callout>
        )}
        {reparse.error !== null && (
          <Callout tone="adverse">
            <p>{text(failureWords(reparse.error))}</p>
          </Callout>
        )}
      </div>
      {view.generations.map((generation) => (
        <ListRead key={generation.id} generation={generation} />
      ))}
      <ul className="exchanges">
        {view.exchanges.map((exchange) => (
          <ExchangeEntry key={exchange.id} exchange={exchange} practice={view.practice} />
        ))}
      </ul>
    </div>
  );
}
