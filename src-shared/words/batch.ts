import type { RowProblem, RowRepair } from '../batch';
import type { Text } from '../text';

/** What is wrong with a row of an imported file, in the fewest words; for exports and tables. */
export const rowProblemWords: Readonly<Record<RowProblem, Text>> = {
  empty: { es: 'Vacía', en: 'Empty' },
  too_short: { es: 'Menos de 23 dígitos', en: 'Fewer than 23 digits' },
  too_long: { es: 'Más de 23 dígitos', en: 'More than 23 digits' },
  letters: { es: 'Contiene letras u otros signos', en: 'Contains letters or other signs' },
  scientific: { es: 'Redondeada por una hoja de cálculo', en: 'Rounded by a spreadsheet' },
  formula_error: { es: 'Error de la hoja de cálculo', en: 'Error of the spreadsheet' },
  not_calculated: { es: 'Fórmula sin calcular', en: 'Formula that was not calculated' },
  lost_zero: { es: 'Le falta el cero inicial', en: 'Lacks its leading zero' },
  duplicate: { es: 'Repetida', en: 'Duplicate' },
};

/** What was cleaned in a row's value. */
export const rowRepairWords: Readonly<Record<RowRepair, Text>> = {
  separators: { es: 'Separadores retirados', en: 'Separators removed' },
  spaces: { es: 'Espacios retirados', en: 'Spaces removed' },
  quotes: { es: 'Comillas retiradas', en: 'Quotes removed' },
  invisible: { es: 'Caracteres invisibles retirados', en: 'Invisible characters removed' },
  full_width: { es: 'Dígitos de ancho completo convertidos', en: 'Full-width digits converted' },
  leading_zero: { es: 'Cero inicial repuesto', en: 'Leading zero put back' },
};
