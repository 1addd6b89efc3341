import { columns, type PracticeTable } from '../datos-abiertos/table';

/** Figures of the largest companies: amounts as text with their sign, in billones of pesos with two decimals. */
const figures = [
  ['2021', '$2.10', '$0.31', '$4.80', '$2.95', '$1.85'],
  ['2022', '$2.64', '-$0.12', '$5.02', '$3.30', '$1.72'],
  ['2023', '$2.71', '$0.20', '$5.33', '$3.41', '$1.92'],
  ['2024', '$2.98', '$0.00', '$5.61', '$3.52', '$2.09'],
  ['2025', '$3.05', '$0.41', '$5.90', '$3.49', '$2.41'],
] as const;

export const largest: PracticeTable = {
  id: '6cat-2gcs',
  name: '10.000 Empresas mas Grandes del País',
  columns: columns(
    'text',
    'nit',
    'raz_n_social',
    'supervisor',
    'ciiu',
    'macrosector',
    'ingresos_operacionales',
    'ganancia_p_rdida',
    'total_activos',
    'total_pasivos',
    'total_patrimonio',
    'a_o_de_corte',
  ),
  rows: () =>
    figures.map(([year, income, result, assets, liabilities, equity]) => ({
      nit: '900123456',
      raz_n_social: 'VIAS FICTICIAS SAS',
      supervisor: 'SUPERSOCIEDADES',
      ciiu: '4210',
      macrosector: 'CONSTRUCCION',
      ingresos_operacionales: income,
      ganancia_p_rdida: result,
      total_activos: assets,
      total_pasivos: liabilities,
      total_patrimonio: equity,
      a_o_de_corte: year,
    })),
};
