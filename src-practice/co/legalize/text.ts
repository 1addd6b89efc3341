import { seeded, type Random } from '../../random';
import type { PracticeLaw } from './laws';

/*
 * Texts in the shape of the published files: a title, articles as headings of the fifth level that begin bold, lists,
 * a table, links to SUIN, struck words where something was repealed.
 */

const headings = [
  'Objeto',
  'Ámbito de aplicación',
  'Definiciones',
  'Principios',
  'Obligaciones',
  'Procedimiento',
  'Sanciones',
  'Recursos',
  'Régimen de transición',
] as const;

const sentences = [
  'Las entidades de prueba adelantarán sus actuaciones con arreglo a los principios de economía, transparencia y responsabilidad.',
  'El registro ficticio conservará la información durante el término que señale el reglamento.',
  'Para los efectos de esta norma se entiende por expediente el conjunto de documentos que sirven de antecedente a una decisión imaginaria.',
  'La autoridad competente resolverá dentro de los quince (15) días siguientes al recibo de la solicitud.',
  'Contra la decisión procede el recurso de reposición, que se interpondrá en los términos del procedimiento de muestra.',
  'El incumplimiento de lo dispuesto en este artículo dará lugar a multa de hasta cien (100) salarios de utilería.',
  'Quien administre los datos adoptará las medidas que eviten su adulteración, pérdida o consulta no autorizada.',
] as const;

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'] as const;

/** The text of a law. @param edition 0 for the present one; an earlier one lacks the last article */
export function textOf(law: PracticeLaw, edition: 0 | 1 = 0): string {
  const random = seeded(hashed(law.id));
  const isLong = law.article_count > 1000;
  const parts = [`# ${law.title}`, 'El Congreso de Prueba', '**DECRETA:**'];
  const perTitle = isLong ? 120 : 12;
  for (let number = 1; number <= law.article_count - edition; number += 1) {
    if ((number - 1) % perTitle === 0) {
      const title = romans[Math.floor((number - 1) / perTitle) % romans.length];
      parts.push(`## TÍTULO ${title}`, `### CAPÍTULO I\nDisposiciones de ensayo`);
    }
    parts.push(article(number, random, isLong ? 5 : 3));
  }
  parts.push('PUBLÍQUESE Y CÚMPLASE.');
  return `${parts.join('\n\n')}\n`;
}

function article(number: number, random: Random, paragraphs: number): string {
  const parts = [`##### **Artículo ${number}°. ${random.pick(headings)}.** ${random.pick(sentences)}`];
  for (let index = 1; index < paragraphs; index += 1)
    parts.push(`${random.pick(sentences)} ${random.pick(sentences)}`);
  if (number % 7 === 3)
    parts.push(
      [
        '- Primera condición de prueba.',
        '- Segunda condición, *en lo pertinente*.',
        '- ~~Tercera condición.~~',
      ].join('\n'),
    );
  if (number % 11 === 5)
    parts.push(
      [
        '| Tarifa | Base | Valor |',
        '| --- | --- | ---: |',
        '| General | 1 a 100 | 1.500 |',
        '| Especial | 101 a 500 | 2.750 |',
      ].join('\n'),
    );
  if (number % 5 === 0)
    parts.push(
      `**Parágrafo.** ${random.pick(sentences)} ([Véase](https://www.suin-juriscol.gov.co/viewDocument.asp?id=${number}))`,
    );
  return parts.join('\n\n');
}

/** What a text may never do to its reader, in the encoding that is hardest to count. */
export function hostileText(law: PracticeLaw): string {
  const lines = [
    '---',
    'title: "por la cual se dictan normas de prueba"',
    `identifier: "${law.id}"`,
    '---',
    `# ${law.title}`,
    '',
    '##### **Artículo 1°. Objeto.** El n\u0303ame y la reunio\u0301n 𝐋𝐄𝐘 😀 de prueba.',
    '',
    '<script>window.hacked = true</script>',
    '<img src="x" onerror="window.hacked = true">',
    '<b onclick="window.hacked = true">Negrilla en HTML</b>',
    '',
    '[Un enlace](javascript:window.hacked=true) y ![una imagen](https://rastreador.example/imagen.png)',
    '',
    '[Otro sitio](https://otro.example/) y un **énfasis que termina dentro de un número 1**0.',
    '',
    '##### **Artículo 2°.** Fin.',
  ];
  return lines.join('\r\n');
}

function hashed(text: string): number {
  return [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0, 7);
}
