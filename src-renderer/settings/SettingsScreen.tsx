import type { ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page, PageHead, usePageTitle } from '../design/Page';
import { address, Link } from '../router/router';
import type { ScreenProps } from '../router/routes';
import { AboutSection } from './AboutSection';
import { AuditSection } from './AuditSection';
import { CredentialsSection } from './CredentialsSection';
import { DataSection } from './DataSection';
import { GeneralSection } from './GeneralSection';
import { QuotaSection } from './QuotaSection';
import { ServiceSection } from './service/ServiceSection';
import './settings.css';
import { SourcesSection } from './SourcesSection';

const sections = {
  general: GeneralSection,
  quotas: QuotaSection,
  sources: SourcesSection,
  credentials: CredentialsSection,
  service: ServiceSection,
  data: DataSection,
  audit: AuditSection,
  about: AboutSection,
} satisfies Record<string, ComponentType>;

type SectionName = keyof typeof sections;
const names = Object.keys(sections) as SectionName[];

/** Everything the person sets, one section at a time: `#/settings/quotas`. */
export default function SettingsScreen({ rest }: ScreenProps) {
  const intl = useIntl();
  const chosen = names.find((name) => name === rest[0]) ?? 'general';
  const Section = sections[chosen];
  const title = intl.formatMessage({ id: 'nav.settings' });
  usePageTitle(title);
  return (
    <Page>
      <PageHead title={title} />
      <div className="settings">
        <nav aria-label={title} className="settings-sections">
          <ul>
            {names.map((name) => (
              <li key={name}>
                <Link
                  to={address('settings', name)}
                  className="settings-link"
                  aria-current={name === chosen ? 'page' : undefined}
                >
                  <SectionTitle name={name} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section className="settings-body" aria-labelledby="settings-title">
          <h2 id="settings-title">
            <SectionTitle name={chosen} />
          </h2>
          <Section />
        </section>
      </div>
    </Page>
  );
}

function SectionTitle({ name }: { readonly name: SectionName }) {
  switch (name) {
    case 'general':
      return <FormattedMessage id="settings.general" />;
    case 'quotas':
      return <FormattedMessage id="settings.quotas" />;
    case 'sources':
      return <FormattedMessage id="settings.sources" />;
    case 'credentials':
      return <FormattedMessage id="settings.credentials" />;
    case 'service':
      return <FormattedMessage id="settings.service" />;
    case 'data':
      return <FormattedMessage id="settings.data" />;
    case 'audit':
      return <FormattedMessage id="settings.audit" />;
    case 'about':
      return <FormattedMessage id="settings.about" />;
  }
}
