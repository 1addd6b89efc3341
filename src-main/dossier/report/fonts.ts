import monoBold from '@expo-google-fonts/ibm-plex-mono/600SemiBold/IBMPlexMono_600SemiBold.ttf?inline';
import monoNormal from '@expo-google-fonts/ibm-plex-mono/400Regular/IBMPlexMono_400Regular.ttf?inline';
import sansBold from '@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf?inline';
import sansNormal from '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf?inline';
import serifBold from '@expo-google-fonts/ibm-plex-serif/600SemiBold/IBMPlexSerif_600SemiBold.ttf?inline';
import serifNormal from '@expo-google-fonts/ibm-plex-serif/400Regular/IBMPlexSerif_400Regular.ttf?inline';
import { create } from 'fontkit';
import pdfmake from 'pdfmake';

/*
 * IBM Plex as whole TrueType files: what the window uses is one file per script, which the PDF writer cannot subset.
 */

declare module 'pdfmake' {
  /** Files that documents may use, by name; the types of the package leave it out. */
  export const virtualfs: { writeFileSync(name: string, content: Buffer): void };
}

export type Face = 'serif' | 'sans' | 'mono';

/** `data:` URLs of the two weights. */
const files: Readonly<Record<Face, { readonly normal: string; readonly bold: string }>> = {
  serif: { normal: serifNormal, bold: serifBold },
  sans: { normal: sansNormal, bold: sansBold },
  mono: { normal: monoNormal, bold: monoBold },
};

/** A font family as the typesetter sees it: its name and the code points it can print in both weights. */
export interface Family {
  readonly name: string;
  readonly characters: ReadonlySet<number>;
}

/** fontkit reads ten bytes of every glyph, even past the end of the file when an empty one stands last. */
const padding = Buffer.alloc(16);

function bytesOf(dataUrl: string): Buffer {
  return Buffer.concat([Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'), padding]);
}

function load(face: Face): Family {
  const [normal, bold] = [bytesOf(files[face].normal), bytesOf(files[face].bold)];
  pdfmake.virtualfs.writeFileSync(`${face}.ttf`, normal);
  pdfmake.virtualfs.writeFileSync(`${face}-bold.ttf`, bold);
  pdfmake.addFonts({ [face]: { normal: `${face}.ttf`, bold: `${face}-bold.ttf` } });
  const inBold = new Set(create(bold).characterSet);
  return {
    name: face,
    characters: new Set(create(normal).characterSet.filter((point) => inBold.has(point))),
  };
}

/** Loads the fonts into pdfmake; gives the families of each face, in the order in which a character is looked for. */
export function families(): Readonly<Record<Face, readonly Family[]>> {
  const [serif, sans, mono] = [load('serif'), load('sans'), load('mono')];
  // The sans stands in for scripts that the others lack, such as Greek.
  return { serif: [serif, sans], sans: [sans], mono: [mono, sans] };
}
