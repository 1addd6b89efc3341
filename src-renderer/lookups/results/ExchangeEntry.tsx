import { useState } from 'react';
import { Button as AriaButton, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { isCaptureMethod } from '@shared/assistance';
import type { Exchange } from '@shared/lookup';
import { Awaiting } from '../../bridge/Awaiting';
import { useAsk } from '../../bridge/query';
import { CopyButton } from '../../design/CopyButton';
import { Fact, Facts } from '../../design/Facts';
import { ChevronRightIcon } from '../../design/icons';
import { Tag } from '../../design/Tag';
import { formatMillis, formatMoment } from '../../i18n/dates';
import { useBytes } from '../../i18n/numbers';
import { useLanguage } from '../../i18n/text';

interface ExchangeEntryProps {
  readonly exchange: Exchange;
  readonly practice: boolean;
}

/** One exchange with a source: request, status, time, bytes, hash; its headers and body on demand. */
export function ExchangeEntry({ exchange, practice }: ExchangeEntryProps) {
  const language = useLanguage();
  const bytes = useBytes();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="exchange">
      <Disclosure isExpanded={isOpen} onExpandedChange={setOpen}>
        <Heading level={2} className="exchange-head">
          <AriaButton slot="trigger" className="exchange-trigger">
            <ChevronRightIcon />
            <span className="mono exchange-url">
              {exchange.method} {exchange.url}
            </span>
            <span>
              {isCaptureMethod(exchange.method) ? (
                <Tag>
                  <FormattedMessage id="evidence.assisted" />
                </Tag>
              ) : exchange.status === null ? (
                <Tag tone="silent">
                  <FormattedMessage id="evidence.noStatus" />
                </Tag>
              ) : (
                <Tag tone={exchange.status < 400 ? 'plain' : 'silent'}>HTTP {exchange.status}</Tag>
              )}
            </span>
          </AriaButton>
        </Heading>
        <p className="exchange-line note">
          <span>{formatMoment(exchange.startedAt, language)}</span>
          <span>{formatMillis(exchange.durationMs, language)}</span>
          <span>{bytes(exchange.bytes)}</span>
          {exchange.sentTo !== null && (
            <Tag tone="silent">
              {practice ? (
                <FormattedMessage id="source.practice" />
              ) : (
                <FormattedMessage id="source.redirected" />
              )}
            </Tag>
          )}
          {exchange.failure !== null && exchange.failure !== `HTTP ${exchange.status}` && (
            <span className="exchange-failure">{exchange.failure}</span>
          )}
        </p>
        {exchange.sha256 !== null && <HashLine sha256={exchange.sha256} />}
        <DisclosurePanel>{isOpen && <ExchangeDetail exchange={exchange} />}</DisclosurePanel>
      </Disclosure>
    </li>
  );
}

function HashLine({ sha256 }: { readonly sha256: string }) {
  const intl = useIntl();
  return (
    <p className="exchange-line note">
      <span className="mono exchange-hash">SHA-256 {sha256}</span>
      <CopyButton text={sha256} label={intl.formatMessage({ id: 'action.copyHash' })} />
    </p>
  );
}

function ExchangeDetail({ exchange }: { readonly exchange: Exchange }) {
  return (
    <div className="stack exchange-detail">
      <Facts layout="list">
        {exchange.sentTo !== null && (
          <Fact name={<FormattedMessage id="evidence.sentTo" />}>
            <span className="mono">{exchange.sentTo}</span>
          </Fact>
        )}
        <Fact name={<FormattedMessage id="evidence.requestHeaders" />}>
          <HeaderLines headers={exchange.requestHeaders} />
        </Fact>
        {exchange.requestBody !== null && (
          <Fact name={<FormattedMessage id="evidence.requestBody" />}>
            <span className="mono">{exchange.requestBody}</span>
          </Fact>
        )}
        <Fact name={<FormattedMessage id="evidence.responseHeaders" />}>
          <HeaderLines headers={exchange.responseHeaders} />
        </Fact>
      </Facts>
      {exchange.sha256 !== null && (
        <div className="stack">
          <Body exchangeId={exchange.id} />
        </div>
      )}
    </div>
  );
}

function HeaderLines({ headers }: { readonly headers: Readonly<Record<string, string>> }) {
  return (
    <ul className="mono note">
      {Object.entries(headers).map(([name, value]) => (
        <li key={name}>
          {name}: {value}
        </li>
      ))}
    </ul>
  );
}

function Body({ exchangeId }: { readonly exchangeId: number }) {
  const intl = useIntl();
  const body = useAsk('lookups.body', { exchangeId });
  if (!body.isSuccess) return <Awaiting error={body.error} lines={3} />;
  if (body.data.text === null)
    return (
      <p className="soft">
        <FormattedMessage id="evidence.binary" values={{ type: body.data.contentType }} />
      </p>
    );
  return (
    <>
      {body.data.truncated && (
        <p className="note">
          <FormattedMessage id="evidence.truncated" />
        </p>
      )}
      <pre
        className="raw-text mono exchange-body"
        role="region"
        aria-label={intl.formatMessage({ id: 'evidence.body' })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
        tabIndex={0}
      >
        {body.data.text}
      </pre>
    </>
  );
}
