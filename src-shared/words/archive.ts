import type { Text } from '../text';

/** The page that goes with the evidence: what the files are, and how to check them without Expediente. */
export function archiveGuide(dossier: {
  readonly number: string;
  readonly practice: boolean;
  readonly report: string;
  readonly workbook: string;
}): Text {
  return {
    es: `Expediente ${dossier.number}
${dossier.practice ? '\nPRÁCTICA: todo el contenido es ficticio y no sirve como prueba de nada.\n' : ''}
Qué hay en este archivo

  ${dossier.report}        el informe
  ${dossier.workbook}      los hallazgos en hoja de cálculo
  dossier.json             el expediente completo, para programas
  dossier.schema.json      la forma de dossier.json (JSON Schema 2020-12)
  answers/N-ID.json        la respuesta interpretada del hallazgo N
  evidence/N-ID/K.body     el cuerpo de la respuesta K de la fuente, byte por byte como llegó
  evidence/N-ID/K.headers  la solicitud y los encabezados de la respuesta
  audit.jsonl              los asientos del registro de auditoría que se refieren al expediente
  SHA256SUMS               la huella SHA-256 de cada archivo

N es el número del hallazgo en el informe, ID el identificador de la consulta.

Cómo verificar sin este programa

  Linux     sha256sum -c SHA256SUMS
  macOS     shasum -a 256 -c SHA256SUMS
  Windows   Get-FileHash -Algorithm SHA256 ARCHIVO, y comparar con SHA256SUMS

1. Si todas las líneas dicen «OK» («La suma coincide»), ningún archivo cambió desde la exportación.
2. El SHA-256 de dossier.json está al pie de cada página del informe.
3. El SHA-256 de cada archivo de answers es el que el informe da como «SHA-256 de la respuesta».
4. El SHA-256 de cada archivo .body es el que da el anexo A para esa solicitud.
5. Cada línea de audit.jsonl lleva en «hash» el SHA-256 del JSON canónico (RFC 8785) de sus otros miembros, y en «prev» el
   del asiento anterior del registro; los asientos de otros expedientes no se incluyen.

Una huella prueba que el contenido no cambió después de exportarse, no que la fuente tuviera razón.
`,
    en: `Dossier ${dossier.number}
${dossier.practice ? '\nPRACTICE: everything in here is fictitious and proves nothing.\n' : ''}
What is in this file

  ${dossier.report}        the report
  ${dossier.workbook}      the findings as a spreadsheet
  dossier.json             the whole dossier, for programs
  dossier.schema.json      the shape of dossier.json (JSON Schema 2020-12)
  answers/N-ID.json        the interpreted answer of finding N
  evidence/N-ID/K.body     the body of answer K of the source, byte by byte as it came
  evidence/N-ID/K.headers  the request and the headers of the answer
  audit.jsonl              the entries of the audit log that concern the dossier
  SHA256SUMS               the SHA-256 of every file

N is the number of the finding in the report, ID the identifier of the lookup.

How to verify without this program

  Linux     sha256sum -c SHA256SUMS
  macOS     shasum -a 256 -c SHA256SUMS
  Windows   Get-FileHash -Algorithm SHA256 FILE, and compare with SHA256SUMS

1. If every line says “OK”, no file has changed since the export.
2. The SHA-256 of dossier.json stands at the foot of each page of the report.
3. The SHA-256 of each file of answers is the one that the report gives as “SHA-256 of the answer”.
4. The SHA-256 of each .body file is the one that appendix A gives for that request.
5. Each line of audit.jsonl carries in “hash” the SHA-256 of the canonical JSON (RFC 8785) of its other members, and in “prev”
   that of the entry before it in the log; entries of other dossiers are not included.

A digest proves that the content did not change after it was exported, not that the source was right.
`,
  };
}
