import { useIntl } from 'react-intl';
import { ruleWords, type RuleParams } from '@shared/violations';
import { diagnoseRadicado } from '@shared/vocabulary/radicado';
import { useText } from '../../i18n/text';
import type { FieldModel, FieldValue } from './model';
import type { Mistake } from './violations';

/**
 * Says why the value of a field is not accepted, in the language of the interface.
 * @param fields of the form, by whose labels a rule names the others
 */
export function useMistakeWords(
  fields: readonly FieldModel[],
): (mistake: Mistake, field: FieldModel, value: FieldValue) => string {
  const intl = useIntl();
  const text = useText();
  const labelled = (said: string) => {
    const field = fields.find(({ name }) => name === said);
    return field === undefined ? said : text(field.label);
  };
  const named = (params: RuleParams) =>
    Object.fromEntries(
      Object.entries(params).map(([name, said]) => [
        name,
        typeof said === 'string' ? labelled(said) : typeof said === 'number' ? said : said.map(labelled),
      ]),
    );
  return ({ rule, limit, broken }, field, value) => {
    const label = text(field.label);
    if (field.kind === 'radicado' && typeof value === 'string' && value !== '') {
      const { problem } = diagnoseRadicado(value);
      if (problem === 'letters') return intl.formatMessage({ id: 'mistake.radicado.letters' });
      if (problem === 'scientific') return intl.formatMessage({ id: 'mistake.radicado.scientific' });
      return intl.formatMessage({ id: 'mistake.radicado.length' }, { count: value.length });
    }
    switch (rule) {
      case 'required':
      case 'minItems':
        return intl.formatMessage({ id: 'mistake.required' });
      case 'dependentRequired':
        return intl.formatMessage({ id: 'mistake.together' }, { help: text(field.help) });
      case 'minLength':
        return intl.formatMessage({ id: 'mistake.minLength' }, { limit });
      case 'maxLength':
        return intl.formatMessage({ id: 'mistake.maxLength' }, { limit });
      case 'minimum':
        return intl.formatMessage({ id: 'mistake.minimum' }, { limit });
      case 'maximum':
        return intl.formatMessage({ id: 'mistake.maximum' }, { limit });
      case 'maxItems':
        return intl.formatMessage({ id: 'mistake.maxItems' }, { limit });
      case 'enum':
        return intl.formatMessage({ id: 'mistake.enum' }, { label });
      case 'type':
        if (field.kind === 'integer')
          return intl.formatMessage({ id: 'mistake.integer' }, { help: text(field.help) });
        if (field.kind === 'number')
          return intl.formatMessage({ id: 'mistake.number' }, { help: text(field.help) });
        return intl.formatMessage({ id: 'mistake.other' }, { help: text(field.help) });
      case 'other': {
        const said = broken === undefined ? undefined : ruleWords(broken.rule, named(broken.params));
        if (said !== undefined) return `${text(said)} ${text(field.help)}`;
        return intl.formatMessage({ id: 'mistake.other' }, { help: text(field.help) });
      }
      case 'pattern':
      case 'format':
        return intl.formatMessage({ id: 'mistake.other' }, { help: text(field.help) });
    }
  };
}
