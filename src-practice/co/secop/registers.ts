import { columns, type PracticeTable } from '../datos-abiertos/table';
import { bookOf, daysBefore } from './book';
import { members, suppliers } from './parties';
import { moment, pageOf, portfolioOf } from './processes';

/** `qmzu-gj57`: registered suppliers. */
export const registeredSuppliers: PracticeTable = {
  id: 'qmzu-gj57',
  name: 'SECOP II - Proveedores Registrados',
  columns: {
    ...columns(
      'text',
      'codigo',
      'nombre',
      'nit',
      'es_entidad',
      'es_grupo',
      'esta_activa',
      'codigo_categoria_principal',
      'descripcion_categoria_principal',
      'telefono',
      'fax',
      'correo',
      'direccion',
      'pais',
      'departamento',
      'municipio',
      'ubicacion',
      'sitio_web',
      'tipo_empresa',
      'nombre_representante_legal',
      'tipo_doc_representante_legal',
      'n_mero_doc_representante_legal',
      'telefono_representante_legal',
      'correo_representante_legal',
      'espyme',
    ),
    ...columns('calendar_date', 'fecha_creacion'),
  },
  rows: () =>
    suppliers.map((supplier, index) => ({
      codigo: supplier.code,
      nombre: supplier.name,
      nit: supplier.document,
      es_entidad: 'No',
      es_grupo: supplier.isGroup ? 'Si' : 'No',
      esta_activa: 'Si',
      codigo_categoria_principal: 'V1.72141000',
      descripcion_categoria_principal: 'Servicios de construcción de autopistas y carreteras',
      telefono: `604000000${index}`,
      fax: 'No Definido',
      correo: `contacto${index}@ejemplo.invalid`,
      direccion: `Calle Ficticia ${index + 1} # 0-00`,
      pais: 'CO',
      departamento: supplier.department,
      municipio: supplier.city,
      sitio_web: 'No Definido',
      tipo_empresa: supplier.companyType,
      nombre_representante_legal: supplier.representative.name,
      tipo_doc_representante_legal: 'Cédula de Ciudadanía',
      n_mero_doc_representante_legal: supplier.representative.document,
      espyme: supplier.isSme ? 'SI' : 'NO',
      fecha_creacion: moment(`201${index}-01-15`),
    })),
};

/** `ceth-n4bn`: one row per member of a group. */
export const groups: PracticeTable = {
  id: 'ceth-n4bn',
  name: 'Grupos de Proveedores - SECOP II',
  columns: {
    ...columns(
      'text',
      'codigo_grupo',
      'nombre_grupo',
      'nit_grupo',
      'es_entidad',
      'es_proveedor',
      'esta_activo',
      'codigo_participante',
      'nombre_participante',
      'nit_participante',
      'tipo_empresa_participante',
      'es_lider_del_grupo',
    ),
    ...columns('number', 'participacion'),
    ...columns('calendar_date', 'fecha_creaci_n_grupo', 'fecha_creaci_n_participante'),
  },
  rows: () =>
    members.map(({ supplier, share, leads }) => ({
      codigo_grupo: '716000003',
      nombre_grupo: 'CONSORCIO VIAL DE MUESTRA',
      nit_grupo: 'No Definido',
      es_entidad: 'Falso',
      es_proveedor: 'Verdadero',
      esta_activo: 'Verdadero',
      codigo_participante: supplier.code,
      nombre_participante: supplier.name,
      nit_participante: supplier.document,
      tipo_empresa_participante: supplier.companyType,
      es_lider_del_grupo: leads ? 'Verdadero' : 'Falso',
      participacion: share,
      fecha_creaci_n_grupo: moment('2024-06-01'),
    })),
};

/** `hgi6-6wh3`: who bid; open processes are not in it. One bidder in ten has no document. */
export const bidders: PracticeTable = {
  id: 'hgi6-6wh3',
  name: 'Proponentes por Proceso SECOP II',
  columns: {
    ...columns(
      'text',
      'id_procedimiento',
      'nombre_procedimiento',
      'entidad_compradora',
      'proveedor',
      'nit_proveedor',
    ),
    ...columns('number', 'nit_entidad', 'codigo_entidad', 'codigo_proveedor'),
    ...columns('calendar_date', 'fecha_publicaci_n'),
  },
  rows: (today) =>
    bookOf(today).flatMap((procurement) =>
      procurement.awards.length === 0
        ? []
        : suppliers.slice(0, 3).map((supplier) => ({
            id_procedimiento: `CO1.REQ.${procurement.number}`,
            nombre_procedimiento: procurement.title,
            fecha_publicaci_n: moment(procurement.published),
            entidad_compradora: procurement.entity.name,
            nit_entidad: procurement.entity.nit,
            codigo_entidad: procurement.entity.code,
            proveedor: supplier.name,
            nit_proveedor: supplier.isGroup ? '222222222' : supplier.document,
            codigo_proveedor: supplier.code,
          })),
    ),
};

/** `wi7w-2nvm`: offers, by the portfolio of their process. */
export const offers: PracticeTable = {
  id: 'wi7w-2nvm',
  name: 'SECOP II - Ofertas Por Proceso',
  columns: {
    ...columns(
      'text',
      'referencia_de_la_oferta',
      'identificador_de_la_oferta',
      'entidad_compradora',
      'nit_entidad_compradora',
      'moneda',
      'descripcion_del_procedimiento',
      'referencia_del_proceso',
      'id_del_proceso_de_compra',
      'modalidad',
      'invitacion_directa',
      'nombre_proveedor',
      'nit_del_proveedor',
      'c_digo_entidad',
      'c_digo_proveedor',
    ),
    ...columns('number', 'valor_de_la_oferta'),
    ...columns('calendar_date', 'fecha_de_registro'),
  },
  rows: (today) =>
    bookOf(today).flatMap((procurement) =>
      procurement.awards.length === 0
        ? []
        : suppliers.slice(0, 2).map((supplier, index) => ({
            fecha_de_registro: moment(daysBefore(procurement.closing, 1)),
            referencia_de_la_oferta: `OF-${index + 1}`,
            identificador_de_la_oferta: `CO1.BID.${procurement.number + index + 5}`,
            valor_de_la_oferta: String(Math.round(procurement.value * (0.95 + index / 50))),
            entidad_compradora: procurement.entity.name,
            nit_entidad_compradora: procurement.entity.nit,
            moneda: 'COP',
            referencia_del_proceso: procurement.reference,
            id_del_proceso_de_compra: portfolioOf(procurement),
            modalidad: procurement.modality,
            invitacion_directa: 'No',
            nombre_proveedor: supplier.name,
            nit_del_proveedor: supplier.document,
            c_digo_entidad: procurement.entity.code,
            c_digo_proveedor: supplier.code,
          })),
    ),
};

/** `rpmr-utcd`: both platforms; some signatures are in 2099. */
export const integrated: PracticeTable = {
  id: 'rpmr-utcd',
  name: 'SECOP Integrado',
  columns: {
    ...columns(
      'text',
      'nivel_entidad',
      'codigo_entidad_en_secop',
      'nombre_de_la_entidad',
      'nit_de_la_entidad',
      'departamento_entidad',
      'municipio_entidad',
      'estado_del_proceso',
      'modalidad_de_contrataci_n',
      'objeto_a_contratar',
      'objeto_del_proceso',
      'tipo_de_contrato',
      'numero_del_contrato',
      'numero_de_proceso',
      'nom_raz_social_contratista',
      'origen',
      'tipo_documento_proveedor',
      'documento_proveedor',
    ),
    ...columns('number', 'valor_contrato'),
    ...columns(
      'calendar_date',
      'fecha_de_firma_del_contrato',
      'fecha_inicio_ejecuci_n',
      'fecha_fin_ejecuci_n',
    ),
    ...columns('url', 'url_contrato'),
  },
  rows: (today) => [
    ...[2015, 2016, 2017, 2018, 2099].map((year, index) => ({
      nivel_entidad: 'TERRITORIAL',
      codigo_entidad_en_secop: '205000001',
      nombre_de_la_entidad: 'ALCALDIA DE PRUEBA',
      nit_de_la_entidad: '800111222',
      departamento_entidad: 'Antioquia',
      municipio_entidad: 'Bello',
      estado_del_proceso: 'Celebrado',
      modalidad_de_contrataci_n: 'Licitación pública',
      objeto_a_contratar: 'Infraestructura vial',
      objeto_del_proceso: `Mantenimiento de vías terciarias, etapa ${index + 1}`,
      tipo_de_contrato: 'Obra',
      fecha_de_firma_del_contrato: moment(year === 2099 ? '2099-12-30' : `${year}-06-14`),
      numero_del_contrato: `${String(year).slice(2)}-1-00000${index + 1}`,
      numero_de_proceso: `LP-0${index + 1} DE ${year}`,
      valor_contrato: String(71_000_000 + index * 5_000_000),
      nom_raz_social_contratista: 'VIAS FICTICIAS SAS',
      // SECOP I glues the check digit on.
      documento_proveedor: '9001234568',
      tipo_documento_proveedor: 'NIT',
      origen: 'SECOPI',
      url_contrato: {
        url: `https://www.contratos.gov.co/consultas/detalleProceso.do?numConstancia=${String(year).slice(2)}-1-00000${index + 1}`,
      },
    })),
    ...bookOf(today).flatMap((procurement) =>
      procurement.awards
        .filter(({ contract }) => contract.signed !== undefined)
        .map(({ contract, supplier, value }) => ({
          nivel_entidad: procurement.entity.order.toUpperCase(),
          codigo_entidad_en_secop: procurement.entity.code,
          nombre_de_la_entidad: procurement.entity.name,
          nit_de_la_entidad: procurement.entity.nit,
          departamento_entidad: procurement.entity.department,
          municipio_entidad: procurement.entity.city,
          estado_del_proceso: contract.status,
          modalidad_de_contrataci_n: procurement.modality,
          objeto_a_contratar: 'No Definido',
          objeto_del_proceso: procurement.description,
          tipo_de_contrato: procurement.contractType,
          fecha_de_firma_del_contrato: moment(contract.signed),
          fecha_inicio_ejecuci_n: moment(contract.start),
          fecha_fin_ejecuci_n: moment(contract.end),
          numero_del_contrato: contract.id,
          numero_de_proceso: procurement.reference,
          valor_contrato: String(value),
          nom_raz_social_contratista: supplier.name,
          tipo_documento_proveedor: supplier.documentType,
          documento_proveedor: supplier.document,
          origen: 'SECOPII',
          url_contrato: pageOf(procurement),
        })),
    ),
  ],
};
