import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { connection, programs, type Program } from '@shared/connections';
import { Snippet } from '../../design/Snippet';
import { Chips } from '../../design/toggles';

const names: Readonly<Record<Program, string>> = {
  curl: 'curl',
  'claude-code': 'Claude Code',
  'claude-desktop': 'Claude Desktop',
  vscode: 'VS Code',
  cursor: 'Cursor',
};

interface ConnectionsProps {
  readonly baseUrl: string;
  /** A place for one stands where there is none at hand. */
  readonly apiKey?: string;
}

/** What to run or to write for each program to reach the service. */
export function Connections({ baseUrl, apiKey }: ConnectionsProps) {
  const intl = useIntl();
  const [program, setProgram] = useState<Program>('curl');
  const access = { baseUrl, apiKey: apiKey ?? intl.formatMessage({ id: 'service.yourKey' }) };
  return (
    <div className="settings-group">
      <h3>
        <FormattedMessage id="service.connect" />
      </h3>
      <Chips
        label={intl.formatMessage({ id: 'service.connect' })}
        choices={programs.map((value) => ({ value, label: names[value] }))}
        value={program}
        onChange={setProgram}
      />
      <p className="soft">
        <Place program={program} />
      </p>
      <Snippet
        text={connection(program, access)}
        label={intl.formatMessage({ id: 'service.connectionOf' }, { program: names[program] })}
      />
    </div>
  );
}

/** Where the text goes. */
function Place({ program }: { readonly program: Program }) {
  switch (program) {
    case 'curl':
      return <FormattedMessage id="service.place.curl" />;
    case 'claude-code':
      return <FormattedMessage id="service.place.claudeCode" />;
    case 'claude-desktop':
      return <FormattedMessage id="service.place.claudeDesktop" />;
    case 'vscode':
      return <FormattedMessage id="service.place.vscode" />;
    case 'cursor':
      return <FormattedMessage id="service.place.cursor" />;
  }
}
