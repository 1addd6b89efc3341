import { useIntl } from 'react-intl';
import { diagnoseRadicado } from '@shared/vocabulary/radicado';
import { useText } from '../../i18n/text';
import type { FieldModel, FieldValue } from './model';
import type { Mistake } from './violations';

/** Says why the value of a field is not accepted, in the language of the interface. */
export function useMistakeWords(): (mistake: Mistake, field: FieldModel, value: FieldValue) => string {
  const intl = useIntl();
  const text = useText();
  return ({ rule, limit }, field, value) => {
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
      case 'pattern':
      case 'format':
      case 'other':
        return intl.formatMessage({ id: 'mistake.other' }, { help: text(field.help) });
    }
  };
}
