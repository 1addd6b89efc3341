import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { registroCivil, registroCivilBirthRecord } from '@shared/operations/co/registro-civil';
import { Callout } from '../../../design/Callout';
import { CopyButton } from '../../../design/CopyButton';
import { Fact, Facts } from '../../../design/Facts';
import { useDate } from '../../../i18n/useDate';
import { BasisFacts } from '../BasisFacts';
import { FieldFacts } from '../fields/FieldFacts';
import { FieldTable } from '../fields/FieldTable';
import { Statement } from '../Statement';
import type { ResultProps } from '../views';
import './official-pages.css';

type Answer = z.output<typeof registroCivilBirthRecord.data>;

const { shape } = registroCivilBirthRecord.data;

/** Where a birth is registered: office, serial and day; every record when there are several. */
export default function BirthRecordResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const date = useDate();
  const data = view.data as Answer;
  if (!data.found)
    return children({
      facts: (
        <>
          <Statement
            says={intl.formatMessage({ id: 'birth.none' })}
            quote="No se han encontrado registros en la base de datos"
            by={registroCivil.publisher}
          >
            <p>
              <FormattedMessage id="birth.limits" />
            </p>
          </Statement>
          <Facts>
            <BasisFacts view={view} />
          </Facts>
        </>
      ),
      tabs: [],
    });
  const [record] = data.matches;
  const name = [data.first_name, data.second_name, data.first_surname, data.second_surname];
  return children({
    title: name.filter((part) => part !== null).join(' '),
    facts: (
      <>
        <Facts>
          <Fact name={<FormattedMessage id="birth.serial" />}>
            {data.serial === null ? (
              <span className="soft">
                <FormattedMessage id="birth.noSerial" />
              </span>
            ) : (
              <span className="birth-serial mono">
                {data.serial}
                <CopyButton
                  text={data.serial}
                  label={intl.formatMessage({ id: 'action.copyWhat' }, { what: data.serial })}
                />
              </span>
            )}
          </Fact>
          <Fact name={<FormattedMessage id="birth.office" />}>{data.office ?? '—'}</Fact>
          <Fact name={<FormattedMessage id="birth.inscribed" />}>{date(data.inscription_date)}</Fact>
          <BasisFacts view={view} />
        </Facts>
        {data.matches.length > 1 && (
          <Callout tone="info">
            <p>
              <FormattedMessage id="birth.several" values={{ count: data.matches.length }} />
            </p>
          </Callout>
        )}
      </>
    ),
    tabs: [
      data.matches.length > 1
        ? {
            id: 'records',
            label: intl.formatMessage({ id: 'birth.records' }, { count: data.matches.length }),
            content: (
              <FieldTable
                name="registro_civil.matches"
                label={intl.formatMessage({ id: 'birth.records' }, { count: data.matches.length })}
                schema={shape.matches.element}
                rows={data.matches}
              />
            ),
          }
        : {
            id: 'record',
            label: intl.formatMessage({ id: 'birth.record' }),
            content: (
              <div className="generic-answer">
                <FieldFacts schema={shape.matches.element} value={{ ...record }} />
              </div>
            ),
          },
    ],
  });
}
