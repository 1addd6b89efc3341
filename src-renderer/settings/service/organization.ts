import { useIntl } from 'react-intl';

/** The organization whose quotas the window, the command line and the batches use. */
export const localOrganization = 'local';

/** How an organization is called on the screen. */
export function useOrganizationName(): (name: string) => string {
  const intl = useIntl();
  return (name) =>
    name === localOrganization ? intl.formatMessage({ id: 'service.localOrganization' }) : name;
}
