import { FormattedMessage, useIntl } from 'react-intl';
import type { Source } from '@shared/operations/operation';
import type { SourceHealth as Health } from '@shared/source-health';
import { useAsk } from '../../bridge/query';
import { Tag } from '../../design/Tag';
import { useSettings } from '../../frame/settings';
import { formatDate } from '../../i18n/dates';
import { useLanguage, useText } from '../../i18n/text';
import { address, Link } from '../../router/router';
import { SourceHealth } from './SourceHealth';
import { OfficialPage } from '../OfficialPage';

interface SourceHeadProps {
  readonly source: Source;
  /** null when it was never asked; undefined while that is not known. */
  readonly health: Health | null | undefined;
}

/** A source with its publisher, how sure the facts are, what it needs, and how it has answered lately. */
export function SourceHead({ source, health }: SourceHeadProps) {
  const intl = useIntl();
  const text = useText();
  const language = useLanguage();
  const confidence = {
    seen: intl.formatMessage({ id: 'confidence.seen' }),
    inferred: intl.formatMessage({ id: 'confidence.inferred' }),
    unknown: intl.formatMessage({ id: 'confidence.unknown' }),
  }[source.confidence];
  return (
    <header className="source-head">
      <div className="spread">
        <h2 id={`source-${source.id}`}>{text(source.name)}</h2>
        <OfficialPage url={source.homepage}>
          <FormattedMessage id="catalog.openSource" />
        </OfficialPage>
      </div>
      <p className="row note">
        {source.publisher}
        <Tag tone={source.confidence === 'seen' ? 'plain' : 'silent'}>{confidence}</Tag>
        {(source.credentials ?? []).length === 0 && (
          <Tag>
            <FormattedMessage id="catalog.noCredential" />
          </Tag>
        )}
        <FormattedMessage id="catalog.factsOf" values={{ date: formatDate(source.factsOf, language) }} />
      </p>
      <p className="source-notes">{text(source.notes)}</p>
      {health !== undefined && <SourceHealth health={health} />}
      <CredentialNotes source={source} />
    </header>
  );
}

/** What the source asks of the person, and whether it is there; stand-ins have their own. */
function CredentialNotes({ source }: { readonly source: Source }) {
  const text = useText();
  const { credentials = [] } = source;
  const { settings } = useSettings();
  const asks = credentials.length > 0 && !settings.practice;
  const held = useAsk('credentials.list', {}, { enabled: asks }).data?.entries ?? [];
  return credentials.map(({ id, label, required }) => {
    const state = held.find((entry) => entry.source === source.id && entry.id === id)?.state;
    const isSet = state === 'keychain' || state === 'memory';
    return (
      <p key={id} className="row note">
        <Tag tone={asks && required && !isSet ? 'silent' : 'plain'}>
          {required ? (
            <FormattedMessage id="catalog.credentialNeeded" />
          ) : (
            <FormattedMessage id="catalog.credentialOptional" />
          )}
        </Tag>
        {text(label)}
        {asks && (
          <Link to={address('settings', 'credentials')}>
            {isSet ? (
              <FormattedMessage id="catalog.credentialSet" />
            ) : (
              <FormattedMessage id="catalog.credentialUnset" />
            )}
          </Link>
        )}
      </p>
    );
  });
}
