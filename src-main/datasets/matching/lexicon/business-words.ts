import { groupsOf, wordsOf } from './parse';

/**
 * Words that many companies bear. They weigh little, and a word means the same in Spanish, Portuguese, English and
 * shortened: those of one line are one word in different dress.
 */
export const businessWords: ReadonlyMap<string, string> = groupsOf(`
  group grupo gruppe groupe grp gruppa
  holding holdings
  international internacional intl int internationale mezhdunarodnaya internac
  investments inversiones investimentos investment inversion investimento inv inversora invest
  trading trade trd tijara
  commercial comercial comercializadora comercializadores comercio com commerce comercializacion torgovyy torgovaya commercials
  distributor distribuidora distribuidores distribuciones distribution distributors distribuicao distrib
  industries industrias industria industry industrial ind industriales indus
  services servicios servicos service servicio servico svcs svc serv
  construction construcciones constructora construtora construcoes constructions const constr constructores construct construccion
  engineering ingenieria engenharia eng engineers ingenieros
  transport transportes transporte transportadora transports transportation transp trans
  imports importadora importaciones importacao import importer imp importacion importador importers
  exports exportadora exportaciones exportacao export exp exportacion exporters
  shipping naviera navegacion navegacao maritime maritima marine maritimo
  logistics logistica logistic logisticas
  foundation fundacion fundacao fondation fund fondo fundo funds foundations
  association asociacion associacao assn assoc asoc associates asociados associados
  brothers hermanos hnos irmaos bros
  sons hijos filhos
  mining minera mineria mineracao mines minas minero
  technology technologies tecnologia tecnologias tech tec tecnologica tecnologico
  petroleum petroleos petroleo oil petrol petrolera petroleira
  energy energia energetica energies energeticos
  electric electrica eletrica electrical electrico electricity electricidad
  university universidad universidade universite univ
  national nacional natl nationale nac
  general generales gral geral
  central centrales
  bank banco banque banca bancorp bk banking
  insurance seguros assurance aseguradora seguradora
  manufacturing mfg manufacturas manufacturera manufacturers manufacturer fabrica
  development desarrollo desenvolvimento dev desarrollos developments developers
  management mgmt administracion administracao gestion gestao
  center centre centro
  laboratories laboratory laboratorios laboratorio lab labs
  pharmaceuticals farmaceutica farmaceutico pharma pharmaceutical farma pharmacy farmacia pharmaceutica droguerias drogueria
  consulting consultores consultoria consultants consultancy consultorias asesores asesorias assessoria advisors advisory
  solutions soluciones solucoes solution
  systems sistemas system sistema
  products productos produtos product producto
  foods alimentos food alimenticia
  agricultural agricola agropecuaria agro agroindustrial agroindustria agriculture agropecuario agroindustrias
  real inmobiliaria imobiliaria estate realty properties inmuebles
  security seguridad seguranca vigilancia
  hospital clinica clinic hospitales
  institute instituto institut inst
  ministry ministerio ministere min
  department departamento dept depto
  government gobierno governo govt
  workshop taller talleres
  restaurant restaurante
  hotel hoteles hotels
  equipment equipos equipamentos
  machinery maquinaria maquinarias
  textiles textil textile
  chemical quimica quimicos chemicals quimico
  metals metales metal metalurgica metais metallurgical metallurgy
  steel acero aceros aco siderurgica
  enterprise enterprises empresa empresas empreendimentos emprendimientos entreprise empresarial
  business negocios negocio
  corporate corporativo
  global mundial world worldwide
  media comunicaciones communications comunicacoes
  telecom telecomunicaciones telecommunications telecomunicacoes
  airlines aerolineas aerolinea airline airways aviation aviacion aviacao air
  supplies suministros suprimentos supply
  studio estudio
  capital
  ventures venture
  partners partner socios
  representations representaciones representacoes
  organization organizacion organizacao organisation org
  union
  cooperation cooperativo
  federation federacion
  agency agencia
  exchange cambio cambios
  casa house
  travel viajes turismo tours tourism
  proyectos projects project projetos proyecto
  operator operadora operador
  firm firma
  office oficina
  school colegio escuela escola
  front frente
  army ejercito
  party partido
  committee comite
`);

/** Directions, countries and places: two companies that differ in one are two companies. */
export const placeWords: ReadonlyMap<string, string> = groupsOf(`
  north norte northern septentrional
  south sur sul southern
  east este leste eastern oriente oriental
  west oeste western occidente occidental ocidente
  brazil brasil brasileira brasileiro brazilian
  colombia colombiana colombiano colombian
  peru peruana peruano peruvian
  mexico mexicana mexicano mexican
  usa us estados unidos
  america americas americana american americano
  europe europa european
  asia asian
  africa african
  spain espana espanola
  venezuela venezolana
  argentina
  chile chilena
  ecuador
  panama
  bolivia
  london londres
  russia rossii rossiya russian rusia
  iran iranian
  china chinese
  korea korean corea
  syria syrian
  cuba cubana cubano cuban
  germany german deutschland alemania
  france francia
  italy italia italian
  portugal portuguesa
  york
`);

/** Numbers in words and Roman numerals, as digits. */
export const numerals: ReadonlyMap<string, string> = new Map(
  wordsOf(
    `ii:2 iii:3 iv:4 vi:6 vii:7 viii:8 ix:9 xi:11 xii:12 xiii:13 xiv:14 xv:15 one:1 two:2 three:3 four:4 five:5 six:6 seven:7
     eight:8 nine:9 ten:10 uno:1 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10 first:1 second:2 third:3
     primero:1 primera:1 segundo:2 segunda:2 tercero:3 tercera:3 1st:1 2nd:2 3rd:3 4th:4 5th:5 1ro:1 2do:2 3ro:3`,
  ).map((pair) => pair.split(':') as [string, string]),
);
