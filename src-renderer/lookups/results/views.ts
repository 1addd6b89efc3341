import { lazy, type ComponentType, type ReactNode } from 'react';
import type { LookupView } from '@shared/lookup';
import type { TabItem } from '../../design/Tabs';

/** What an operation with an answer of its own shape gives to the result view. */
export interface ResultParts {
  /** The line after the verdict; the subject when absent. */
  readonly title?: ReactNode;
  /** Between the title and the source. */
  readonly facts?: ReactNode;
  /** Views of the answer, before JSON and evidence. */
  readonly tabs: readonly TabItem[];
}

export interface ResultProps {
  readonly view: LookupView;
  /** Lays out the parts that the operation's own view made. */
  readonly children: (parts: ResultParts) => ReactNode;
}

type Renderer = ComponentType<ResultProps>;

const caseResult = lazy<Renderer>(() => import('./case/CaseResult'));
const searchResult = lazy<Renderer>(() => import('./search/SearchResult'));
const batchResult = lazy<Renderer>(() => import('./batch/BatchResult'));
const criminalRecords = lazy<Renderer>(() => import('./policia/PoliciaResult'));
const companies = lazy<Renderer>(() => import('./rues/CompaniesResult'));
const company = lazy<Renderer>(() => import('./rues/CompanyResult'));
const vitalStatus = lazy<Renderer>(() => import('./registraduria/VitalStatusResult'));
const secopList = lazy<Renderer>(() => import('./secop/ListResult'));
const secopProcess = lazy<Renderer>(() => import('./secop/ProcessResult'));
const secopContract = lazy<Renderer>(() => import('./secop/ContractResult'));
const secopProfile = lazy<Renderer>(() => import('./secop/ProfileResult'));

const laws = lazy<Renderer>(() => import('./laws/LawsResult'));
const law = lazy<Renderer>(() => import('./laws/LawResult'));

const ofacSearchResult = lazy<Renderer>(() => import('./ofac/SearchResult'));
const ofacPartyResult = lazy<Renderer>(() => import('./ofac/PartyResult'));

const taxpayer = lazy<Renderer>(() => import('./sunat/TaxpayerResult'));
const taxpayers = lazy<Renderer>(() => import('./sunat/MatchesResult'));

const cguSearchResult = lazy<Renderer>(() => import('./cgu/SearchResult'));
const cguSanctionResult = lazy<Renderer>(() => import('./cgu/SanctionResult'));
const pgfnSearchResult = lazy<Renderer>(() => import('./pgfn/SearchResult'));
const pgfnDebtorResult = lazy<Renderer>(() => import('./pgfn/DebtorResult'));

/** Operations whose answers are shown better than field by field. Any other is shown by its contract. */
export const resultViews: Readonly<Record<string, Renderer>> = {
  rama_judicial_cases_by_radicado: caseResult,
  rama_judicial_cases_lookup: caseResult,
  rama_judicial_cases_by_entity: searchResult,
  rama_judicial_cases_search: searchResult,
  rama_judicial_cases_by_radicado_batch: batchResult,
  rama_judicial_email_directory: lazy<Renderer>(() => import('./mailboxes/DirectoryResult')),
  rama_judicial_emails_by_court: lazy<Renderer>(() => import('./mailboxes/CourtResult')),
  registraduria_vital_status: vitalStatus,
  registraduria_death_status_lookup: vitalStatus,
  policia_criminal_records: criminalRecords,
  policia_criminal_records_lookup: criminalRecords,
  rues_entities_by_name: companies,
  rues_entity_by_nit: company,
  legalize_laws: laws,
  legalize_law: law,
  siata_geoportal_weather: lazy<Renderer>(() => import('./valley/WeatherResult')),
  siata_geoportal_weather_series: lazy<Renderer>(() => import('./valley/WeatherSeriesResult')),
  siata_geoportal_river_levels: lazy<Renderer>(() => import('./valley/RiverResult')),
  siata_geoportal_rainfall: lazy<Renderer>(() => import('./valley/RainResult')),
  siata_geoportal_air_quality: lazy<Renderer>(() => import('./valley/AirResult')),
  siata_geoportal_citizen_sensors: lazy<Renderer>(() => import('./valley/SensorsResult')),
  siata_geoportal_forecast: lazy<Renderer>(() => import('./valley/ForecastResult')),
  siata_geoportal_alerts: lazy<Renderer>(() => import('./valley/AlertsResult')),
  siata_geoportal_seismic_events: lazy<Renderer>(() => import('./valley/SeismicResult')),
  siata_geoportal_cameras: lazy<Renderer>(() => import('./valley/CamerasResult')),
  siata: lazy<Renderer>(() => import('./valley/NetworksResult')),
  ofac_sanctions_search: ofacSearchResult,
  ofac_sanctioned_party: ofacPartyResult,
  cgu_sanctions_search: cguSearchResult,
  cgu_sanction: cguSanctionResult,
  mte_slave_labour_search: lazy<Renderer>(() => import('./mte/SearchResult')),
  mte_employer: lazy<Renderer>(() => import('./mte/EmployerResult')),
  ibama_embargoes_search: lazy<Renderer>(() => import('./ibama/SearchResult')),
  ibama_embargo: lazy<Renderer>(() => import('./ibama/EmbargoResult')),
  pgfn_debts_search: pgfnSearchResult,
  pgfn_debtor: pgfnDebtorResult,
  tst_labour_certificate: lazy<Renderer>(() => import('./certificates/LabourResult')),
  caixa_fgts_certificate: lazy<Renderer>(() => import('./certificates/FgtsResult')),
  delaware_entities_search: lazy<Renderer>(() => import('./delaware/EntitiesResult')),
  delaware_entity: lazy<Renderer>(() => import('./delaware/EntityResult')),
  registro_civil_birth_record: lazy<Renderer>(() => import('./official-pages/BirthRecordResult')),
  ruaf_affiliations: lazy<Renderer>(() => import('./official-pages/AffiliationsResult')),
  simit_account_status: lazy<Renderer>(() => import('./official-pages/AccountResult')),
  contaduria_state_delinquent_debtors: lazy<Renderer>(() => import('./official-pages/DebtorResult')),
  dian_electronic_document: lazy<Renderer>(() => import('./official-pages/ElectronicDocumentResult')),
  sicaac_insolvency_cases_lookup: lazy<Renderer>(() => import('./official-pages/InsolvencyResult')),
  superfinanciera_complaints_search: lazy<Renderer>(() => import('./official-pages/ComplaintsResult')),
  rree_foreigner_cards_lookup: lazy<Renderer>(() => import('./official-pages/ForeignerCardResult')),
  sunat_ruc: taxpayer,
  sunat_ruc_page: taxpayer,
  sunat_document: taxpayers,
  sunat_document_page: taxpayers,
  sunat_name: taxpayers,
  sunat_name_page: taxpayers,
  procuraduria_disciplinary_records: lazy<Renderer>(() => import('./official-pages/DisciplinaryResult')),
  contraloria_fiscal_records: lazy<Renderer>(() => import('./official-pages/FiscalResult')),
  samai_processes: lazy<Renderer>(() => import('./samai/ProcessesResult')),
  secop_profile: secopProfile,
  secop_process: secopProcess,
  secop_process_record: secopProcess,
  secop_contract: secopContract,
  secop_contract_record: secopContract,
  secop_contracts_search: secopList,
  secop_processes_search: secopList,
  secop_sanctions_search: secopList,
  secop_suppliers_search: secopList,
  secop_bidders_search: secopList,
  secop_awards_search: secopList,
  secop_modifications_search: secopList,
  secop_plans_search: secopList,
  secop_contracts_by_provider: secopList,
  secop_processes_by_entity: secopList,
  secop_sanctions_by_provider: secopList,
};
