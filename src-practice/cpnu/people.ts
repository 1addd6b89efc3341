import type { Random } from '../random';

/*
 * Invented people and companies. The second surname and the name of each company say so: nobody is called Modelo Prueba
 * by accident.
 */

const women = [
  'ANA MARÍA',
  'LUZ ADRIANA',
  'CLAUDIA PATRICIA',
  'MARÍA FERNANDA',
  'DIANA CAROLINA',
  'SANDRA MILENA',
  'PAOLA ANDREA',
  'GLORIA INÉS',
  'MARTHA LUCÍA',
  'YENNY ALEXANDRA',
  'LAURA SOFÍA',
  'BLANCA NUBIA',
  'NATALIA',
  'ÁNGELA ROCÍO',
  'VALENTINA',
] as const;
const men = [
  'CARLOS ANDRÉS',
  'JUAN CAMILO',
  'LUIS FERNANDO',
  'JORGE ELIÉCER',
  'JOSÉ DAVID',
  'ÓSCAR IVÁN',
  'MIGUEL ÁNGEL',
  'HERNÁN DARÍO',
  'EDWIN ALBERTO',
  'JAIRO ENRIQUE',
  'SEBASTIÁN',
  'WILSON',
  'FABIÁN ESTEBAN',
  'RAÚL ANTONIO',
  'NÉSTOR JULIO',
] as const;
const surnames = [
  'ACOSTA',
  'ARANGO',
  'BARRERA',
  'BELTRÁN',
  'BERMÚDEZ',
  'BUITRAGO',
  'CÁRDENAS',
  'CASTAÑEDA',
  'CORTÉS',
  'DÍAZ',
  'DUQUE',
  'ESCOBAR',
  'FORERO',
  'GALVIS',
  'GIRALDO',
  'GÓMEZ',
  'GUTIÉRREZ',
  'HENAO',
  'HURTADO',
  'JIMÉNEZ',
  'LONDOÑO',
  'MARÍN',
  'MEJÍA',
  'MONTOYA',
  'MOSQUERA',
  'MUÑOZ',
  'NARVÁEZ',
  'OSPINA',
  'PEÑA',
  'PÉREZ',
  'PINEDA',
  'QUIÑONES',
  'QUINTERO',
  'RAMÍREZ',
  'RESTREPO',
  'RÍOS',
  'ROJAS',
  'SALAZAR',
  'SUÁREZ',
  'TORRES',
  'URIBE',
  'VALENCIA',
  'VARGAS',
  'VÉLEZ',
  'ZAPATA',
  'ZULUAGA',
] as const;
const invented = [
  'MODELO',
  'PRUEBA',
  'EJEMPLO',
  'MUESTRA',
  'ENSAYO',
  'FICTICIO',
  'SUPUESTO',
  'IMAGINARIO',
  'INVENTADO',
  'SIMULADO',
] as const;

const banks = [
  'BANCO EJEMPLO S.A.',
  'BANCO EJEMPLO S.A.',
  'BANCO MODELO DE CRÉDITO S.A.',
  'BANCO MUESTRA POPULAR S.A.',
  'BANCO FICTICIO DE LOS ANDES S.A.',
  'BANCO PRUEBA AGRARIO S.A.',
  'BANCO IMAGINARIO DE OCCIDENTE S.A.',
  'BANCO ENSAYO COOPERATIVO S.A.',
] as const;
const lenders = [
  'COOPERATIVA MULTIACTIVA LA MUESTRA',
  'COOPERATIVA DE CRÉDITO EJEMPLAR LTDA.',
  'FONDO DE EMPLEADOS MODELO',
  'CONJUNTO RESIDENCIAL ALTOS DEL EJEMPLO P.H.',
  'EDIFICIO TORRES DE LA MUESTRA P.H.',
  'INMOBILIARIA PRUEBA Y CÍA. S. EN C.',
] as const;
const kinds = [
  'INVERSIONES',
  'CONSTRUCTORA',
  'COMERCIALIZADORA',
  'TRANSPORTES',
  'DISTRIBUIDORA',
  'SERVICIOS INTEGRALES',
  'AGROPECUARIA',
  'CONFECCIONES',
  'SEGURIDAD',
  'LOGÍSTICA',
  'ALIMENTOS',
  'FERRETERÍA',
] as const;
const stems = [
  'DEL VALLE FICTICIO',
  'RÍO EJEMPLO',
  'MODELO DEL NORTE',
  'LA MUESTRA',
  'CERRO IMAGINARIO',
  'SANTA PRUEBA',
  'ENSAYO Y HERMANOS',
  'NUEVO SUPUESTO',
  'PUERTO INVENTADO',
  'LOS SIMULADOS',
] as const;
const forms = ['S.A.S.', 'S.A.S.', 'S.A.S.', 'LTDA.', 'S.A.', 'E.U.'] as const;
const health = [
  'EPS SALUD MODELO S.A.S.',
  'EPS VIDA EJEMPLO S.A.',
  'NUEVA EPS DE MUESTRA S.A.',
  'IPS CLÍNICA ENSAYO LTDA.',
] as const;
const pensions = [
  'FONDO DE PENSIONES PRUEBA S.A.',
  'ADMINISTRADORA DE PENSIONES DE EJEMPLO',
  'PENSIONES MODELO S.A.',
] as const;
const authorities = [
  'MUNICIPIO DE VILLA EJEMPLO',
  'DEPARTAMENTO DE PRUEBA',
  'INSTITUTO DE TRÁNSITO DE VILLA EJEMPLO',
  'SECRETARÍA DE EDUCACIÓN DE MUESTRA',
  'UNIDAD ADMINISTRATIVA ESPECIAL MODELO',
  'EMPRESA DE ACUEDUCTO DE VILLA EJEMPLO E.S.P.',
] as const;

export function person(random: Random): string {
  const given = random.chance(0.5) ? random.pick(women) : random.pick(men);
  return `${given} ${random.pick(surnames)} ${random.pick(invented)}`;
}

export function company(random: Random): string {
  return `${random.pick(kinds)} ${random.pick(stems)} ${random.pick(forms)}`;
}

export const bank = (random: Random): string => random.pick(banks);
export const lender = (random: Random): string => random.pick(lenders);
export const healthInsurer = (random: Random): string => random.pick(health);
export const pensionFund = (random: Random): string => random.pick(pensions);
export const authority = (random: Random): string => random.pick(authorities);
