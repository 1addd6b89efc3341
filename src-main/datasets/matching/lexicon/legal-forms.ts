/**
 * Company forms by what they are, spelled without blanks and dots («sadecv» is S.A. de C.V.). Forms of one line are the
 * same kind of company, so that «Ltda.» and «Limitada», or «LLC» and «ООО», are no difference.
 */
const source = `
limited: gesellschaftmitbeschrankterhaftung societearesponsabilitelimitee proprietarylimited ptyltd ptylimited spolkazograniczonaodpowiedzialnoscia osakeyhtio ltda limitada ltd limited ltdame ltdaepp ltdaeireli sltda srl srltda sderl sderldecv sderlmi sociedadderesponsabilidadlimitada scrl sprl sarl llc lc limitedliabilitycompany ooo obshchestvosogranichennoyotvetstvennostyu tov gmbh mbh bv kft doo dooel spzoo sro oy fzllc fzc fze fzco dmcc wll pvtltd privatelimited pteltd pte pvt privatelimitedcompany coltd coltda ciltda cialtda companylimited sdnbhd sagl oood eood ood sociedadlimitada sl slu sal bsc bscc wllc limitedsirketi ltdsti kollektif sociedadlimitadaunipersonal
stock: aktiengesellschaft societeanonyme naamlozevennootschap aktiebolag aksjeselskap aktieselskab berhad bhd sa sociedadanonima sac sociedadanonimacerrada saa sociedadanonimaabierta sadecv sociedadanonimadecapitalvariable sapidecv sapi sab sabdecv sca inc incorporated incorporation corp corporation corporacion plc ag spa as asa ab nv ao pao oao zao pjsc jsc ojsc cjsc publicjointstockcompany openjointstockcompany closedjointstockcompany jointstockcompany aktsionernoeobshchestvo pt tbk sae kk kabushikikaisha aps ad dd se saog saoc ksc psc pao sociedadeanonima companhiaaberta sba ca companiaanonima kgaa anonimsirketi anonimsti saal
simplified: sas bic sasbic sociedadporaccionessimplificada sociedadporaccionessimplificadas sociedadpracaosimplificada
sole: eirl eireli eu empresaunipersonal empresaindividualderesponsabilidadlimitada mei me epp microempresa slunipersonal
partnership: limitedliabilitypartnership lp llp lllp limitedpartnership sencs senc sc scs ulc kg ohg gmbhcokg cokg cv snc ltdasucursal ek sociedadencomandita
nonprofit: esal ac ev asbl aisbl abp iap ong osc scom eirt
cooperative: coop cooperativa ltdacoop sclv cooperative ctda
company: sharikat company compania companhia compagnie kompaniya companies cia co sirketi stateenterprise andco andcompany ycia ycompania
branch: sucursal sucursalcolombia sucursaldelperu branch
`;

const kinds = new Map<string, string>();
for (const line of source.trim().split('\n')) {
  const [kind = '', forms = ''] = line.split(': ');
  for (const form of forms.split(' ')) kinds.set(form, kind);
}

/** How every form begins, to see soon that a word begins none. */
const beginnings = new Set<string>();
for (const form of kinds.keys())
  for (let end = 1; end <= form.length; end += 1) beginnings.add(form.slice(0, end));

/** At most so many words make a company form: «S. de R. L. de C. V.» is seven. */
const longest = 7;

/** Forms that stand before the name; all others stand after it, or nearly so. */
const leading = new Set([
  'ooo',
  'oao',
  'zao',
  'pao',
  'ao',
  'pt',
  'tov',
  'pjsc',
  'jsc',
  'ojsc',
  'cjsc',
  'sharikat',
]);

/** Says only that it is a company; no other form contradicts it. */
export const anyForm = 'company';

export interface LegalForm {
  readonly kind: string;
  /** How many words it takes. */
  readonly length: number;
}

/**
 * The company form that begins at a word.
 * @param words of the name
 * @param at where to look
 * @param tail whether nothing but company forms follows the words that it takes
 */
export function legalFormAt(
  words: readonly string[],
  at: number,
  tail: (end: number) => boolean,
): LegalForm | null {
  let found: LegalForm | null = null;
  let spelled = '';
  for (let length = 1; length <= longest && at + length <= words.length; length += 1) {
    spelled += words[at + length - 1] as string;
    if (!beginnings.has(spelled)) break;
    const kind = kinds.get(spelled);
    if (kind === undefined) continue;
    // A short form in the middle of a name is a word: «AS Roma», «Sá», «CO2».
    const isSure = spelled.length > 3 || length > 2;
    if (isSure || tail(at + length) || (at === 0 && leading.has(spelled))) found = { kind, length };
  }
  return found;
}
