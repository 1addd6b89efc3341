import { load } from 'cheerio/slim';
import { contraloria } from '@shared/operations/co/contraloria';
import type { SourceHttp } from '../../../engine/adapter';
import { changed } from '../../reading';
import { monthOf } from './bulletin-file';

const page = 'https://cfiscal.contraloria.gov.co/reportes/consultaboletinestrimestrales.aspx';

/**
 * The newest bulletin. Its page (ASP.NET) names each by month and year; a bulletin is the answer to the page's own form.
 * @throws LookupError (`changed`) when the page names none, or answers with anything but a PDF
 */
export async function* newestBulletin(http: SourceHttp): AsyncGenerator<Uint8Array> {
  const $ = load((await http.send({ url: page })).text());
  const bulletins = $('a[href*="__doPostBack"]')
    .toArray()
    .flatMap((link) => {
      const [, target] = /__doPostBack\('([^']+)'/.exec($(link).attr('href') ?? '') ?? [];
      const [, month = '', year] = /\b([a-z]+)\b\D{0,10}(\d{4})/i.exec($(link).text()) ?? [];
      const order = Number(year) * 12 + monthOf(month);
      return target === undefined || year === undefined || monthOf(month) === 0 ? [] : [{ target, order }];
    })
    .toSorted((one, other) => other.order - one.order);
  const [newest] = bulletins;
  if (newest === undefined)
    throw changed(contraloria.id, 'the page of the bulletins names none by month and year');
  const form = new URLSearchParams();
  for (const name of ['__VIEWSTATE', '__VIEWSTATEGENERATOR', '__EVENTVALIDATION'])
    form.set(name, String($(`input[name="${name}"]`).val() ?? ''));
  form.set('__EVENTTARGET', newest.target);
  form.set('__EVENTARGUMENT', '');
  const { bytes } = await http.send({
    url: page,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  });
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-')
    throw changed(contraloria.id, 'the bulletin is no PDF');
  yield bytes;
}
