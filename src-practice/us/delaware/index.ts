import {
  codePicture,
  escapeHtml,
  formOf,
  isCode,
  movedTo,
  officialPage,
  toldCode,
  visits,
  type Visit,
} from '../../assisted';
import { serve, type Question, type Reply } from '../../serve';
import type { StandIn } from '../../stand-in';
import { delawareNumbers, delawareSearches, entitiesLike, entityOf, type PracticeEntity } from './entities';

export { delawareNumbers, delawareSearches } from './entities';

/*
 * Name search of the Delaware Division of Corporations (ASP.NET): a form that posts to itself with its view state, a trap
 * field that no person sees, rows that open by a postback, and one empty table for «nothing», «refused» and «not asked».
 */

const origin = 'https://icis.corp.delaware.gov';
const path = '/Ecorp/EntitySearch/NameSearch.aspx';
const field = 'ctl00$ContentPlaceHolder1$';
const id = 'ctl00_ContentPlaceHolder1_';

interface Shown {
  readonly name?: string;
  readonly number?: string;
  readonly rows?: readonly PracticeEntity[];
  readonly error?: string;
  readonly notice?: string;
}

export async function startDelaware(): Promise<StandIn> {
  const sessions = visits('ASP_NET_SessionId');

  function reply(question: Question): Reply {
    if (question.url.pathname.toLowerCase() !== path.toLowerCase())
      return { status: 404, headers: { 'Content-Type': 'text/html' }, body: '<h1>404</h1>' };
    const visit = sessions.of(question);
    if (visit === undefined) return movedTo(path, sessions.cookie(sessions.begin()));
    return question.method === 'POST' ? posted(question, visit) : form(visit, {});
  }

  function posted(question: Question, visit: Visit): Reply {
    const fields = formOf(question);
    const name = fields.get(`${field}frmEntityName`) ?? '';
    const number = fields.get(`${field}frmFileNumber`) ?? '';
    if (number === delawareNumbers.blocked)
      return officialPage('Access Denied', '<p>Access Denied. Reference #0.00000000</p>');
    const isExpired = number === delawareNumbers.expired && !visit.kept.has('hasExpired');
    if (isExpired || fields.get('__VIEWSTATE') !== visit.id) {
      visit.kept.set('hasExpired', 'true');
      return officialPage('Runtime Error', '<p>Validation of viewstate MAC failed.</p>');
    }
    const row = /rptSearchResults\$ctl(\d+)\$/.exec(fields.get('__EVENTTARGET') ?? '');
    if (row !== null) return opened(visit, Number(row[1]));
    // Who fills the trap in is no person: refused without a word.
    if (fields.get('email_confirm') !== '') return form(visit, { name, number });
    if (!isCode(visit, fields.get(`${field}txtCaptcha`)))
      return form(visit, { name, number, error: 'The code does not match the picture.' });
    const rows = number === '' ? entitiesLike(name) : entityOf(number);
    visit.kept.set('rows', rows.map((entity) => entity.number).join());
    return form(visit, {
      name,
      number,
      rows,
      ...(rows.length > 2 ? { notice: 'Too many results: refine your search.' } : {}),
    });
  }

  function opened(visit: Visit, index: number): Reply {
    const number = visit.kept.get('rows')?.split(',')[index] ?? '';
    const [entity] = entityOf(number);
    return entity === undefined ? form(visit, {}) : record(entity);
  }

  const server = await serve(origin, reply);
  return { originMap: { [origin]: server.origin }, close: () => server.close() };
}

function form(visit: Visit, { name = '', number = '', rows, error = '', notice = '' }: Shown): Reply {
  const value = name.replaceAll('"', '').toUpperCase();
  const isChanged = value === delawareSearches.changed;
  const heads = isChanged ? ['NUMBER', 'COMPANY'] : ['FILE NUMBER', 'ENTITY NAME'];
  const links = (rows ?? []).map(
    (entity, index) =>
      `<tr><td>${entity.number}</td><td><a id="${id}rptSearchResults_ctl0${index}_lnkbtnEntityName" ${entity.opens ? 'data-practice-send' : 'data-ca="true"'} href="javascript:__doPostBack('${field}rptSearchResults$ctl0${index}$lnkbtnEntityName','')">${entity.name}</a></td></tr>`,
  );
  const send = rows === undefined ? 'data-practice-send' : '';
  return officialPage(
    'General Information Name Search',
    `<p>Automated tools in any form may not be used: access is suspended. (Practice.)</p>
<form id="aspnetForm" method="post" action="${path}">
<input type="hidden" name="__EVENTTARGET" value=""><input type="hidden" name="__EVENTARGUMENT" value=""><input type="hidden" name="__VIEWSTATE" value="${visit.id}">
<p style="display:none"><input type="text" name="email_confirm" value=""></p>
<p><label for="${id}frmEntityName">Entity Name</label> <input id="${id}frmEntityName" name="${field}frmEntityName" maxlength="120" value="${escapeHtml(name)}"></p>
<p><label for="${id}frmFileNumber">File Number</label> <input id="${id}frmFileNumber" name="${field}frmFileNumber" value="${escapeHtml(number)}"></p>
<div id="${id}pnlCaptcha"><p>${codePicture(visit.code)}</p>${toldCode(visit)}<p><label for="${id}txtCaptcha">Characters of the picture</label> <input id="${id}txtCaptcha" name="${field}txtCaptcha" autocomplete="off" data-practice-answer></p></div>
<input type="submit" name="${field}btnSubmit" id="${id}btnSubmit" value="Search" ${send}>
<span id="${id}lblErrorMessage">${error}</span><div id="${id}divCountsMsg">${notice}</div>
<table id="tblResults"><tr>${heads.map((head) => `<td>${head}</td>`).join('')}</tr>${links.join('')}</table>
</form>
<script>
function __doPostBack(target, argument) {
  const form = document.getElementById('aspnetForm');
  form.__EVENTTARGET.value = target;
  form.__EVENTARGUMENT.value = argument;
  form.submit();
}
</script>`,
  );
}

function record({ number, name, formed }: PracticeEntity): Reply {
  const shown = number === delawareNumbers.otherEntity ? '9999999' : number;
  const row = (words: string, label: string, value: string) =>
    `<tr><th>${words}</th><td><span id="${id}${label}">${value}</span></td></tr>`;
  return officialPage(
    'Entity Details',
    `<table>${row('File Number:', 'lblFileNumber', shown)}${row('Incorporation Date / Formation Date:', 'lblIncDate', formed)}${row('Entity Name:', 'lblEntityName', name)}${row('Entity Kind:', 'lblEntityKind', 'Corporation')}${row('Entity Type:', 'lblEntityType', 'General')}${row('Residency:', 'lblResidency', 'Domestic')}${row('State:', 'lblState', 'DELAWARE')}</table>
<h2>REGISTERED AGENT INFORMATION</h2>
<table>${row('Name:', 'lblAgentName', 'EXAMPLE REGISTERED AGENTS, INC.')}${row('Address:', 'lblAgentAddress1', '1 EXAMPLE STREET')}${row('City:', 'lblAgentCity', 'WILMINGTON')}${row('County:', 'lblAgentCounty', 'New Castle')}${row('State:', 'lblAgentState', 'DE')}${row('Postal Code:', 'lblAgentPostalCode', '19801')}${row('Phone:', 'lblAgentPhone', '')}</table>
<p>Additional Information is available for a fee. You can retrieve Status for a fee of $10.00.</p>`,
  );
}
