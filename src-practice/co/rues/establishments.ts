import { seeded } from '../../random';
import { columns, type PracticeRow, type PracticeTable } from '../datos-abiertos/table';
import { entries, type Entry } from './companies';

/** Names of establishments; the owner's number makes them different. */
const kinds = ['ALMACEN', 'BODEGA', 'OFICINA', 'TIENDA', 'TALLER', 'AGENCIA'] as const;

function rowsOf(owner: Entry): readonly PracticeRow[] {
  const random = seeded(Number(owner.registration));
  const count = owner.nit === '900123456' ? 1100 : owner.nit === '900000001' ? 3 : random.between(0, 2);
  return Array.from({ length: count }, (_, index) => {
    const isActive = index === 0 || random.chance(0.8);
    return {
      codigo_camara: owner.chamber,
      camara_comercio: 'CAMARA DE MUESTRA',
      matricula: String(8_000_000_000 + Number(owner.registration) * 10 + index).slice(-10),
      ultimo_ano_renovado: isActive ? '2026' : '2022',
      fecha_renovacion: isActive ? '20260320' : '20220330',
      razon_social: `${random.pick(kinds)} FICTICIA ${index + 1}`,
      codigo_estado_matricula: isActive ? '01' : '03',
      estado_matricula: isActive ? 'ACTIVA' : 'CANCELADA',
      cod_ciiu_act_econ_pri: owner.activities[0],
      fecha_cancelacion: isActive ? '99999999' : '20230115',
      codigo_camara_propietario: owner.chamber,
      camara_comercio_propitario: 'CAMARA DE MUESTRA',
      matr_cula_propietario: owner.registration,
      nit_propietario: owner.nit,
      tipo_propietario: 'PROPIETARIO',
      categoria_matricula: index === 2 ? 'AGENCIA' : 'ESTABLECIMIENTO DE COMERCIO',
    };
  });
}

export const establishments: PracticeTable = {
  id: 'nb3d-v3n7',
  name: 'Establecimientos - Agencias - Sucursales',
  columns: columns(
    'text',
    'codigo_camara',
    'camara_comercio',
    'matricula',
    'ultimo_ano_renovado',
    'fecha_renovacion',
    'razon_social',
    'codigo_estado_matricula',
    'estado_matricula',
    'cod_ciiu_act_econ_pri',
    'cod_ciiu_act_econ_sec',
    'ciiu3',
    'ciiu4',
    'fecha_cancelacion',
    'codigo_camara_propietario',
    'camara_comercio_propitario',
    'matr_cula_propietario',
    'nit_propietario',
    'tipo_propietario',
    'categoria_matricula',
  ),
  rows: () => entries.flatMap(rowsOf),
};
