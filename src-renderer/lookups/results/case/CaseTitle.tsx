import { FormattedMessage } from 'react-intl';
import { opposed, partyGroups } from './parties-text';

/** The parties of a case as a title: «A contra B» where it is that plain, else the source's words. */
export function CaseTitle({ partiesText }: { readonly partiesText: string }) {
  const groups = partyGroups(partiesText);
  const opponents = opposed(groups);
  if (opponents !== null) return <FormattedMessage id="case.against" values={{ ...opponents }} />;
  return groups
    .map((group) => (group.role === '' ? group.names : `${group.role}: ${group.names}`))
    .join(' · ');
}
