import type { LatinWord } from './latin';

const letters: Readonly<Record<string, string>> = Object.fromEntries(
  'א:a ב:b ג:g ד:d ה:h ו:v ז:z ח:h ט:t י:y כ:k ך:k ל:l מ:m ם:m נ:n ן:n ס:s ע:a פ:p ף:f צ:ts ץ:ts ק:k ר:r ש:sh ת:t'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

const names: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'יוסף:yosef יעקב:yaakov יצחק:yitzhak אברהם:avraham משה:moshe דוד:david שלמה:shlomo שמעון:shimon יהודה:yehuda ' +
    'בנימין:binyamin אהרן:aharon אהרון:aharon דניאל:daniel מיכאל:michael רפאל:refael שמואל:shmuel אליהו:eliyahu ' +
    'חיים:haim אריאל:ariel אורי:uri איתן:eitan גדעון:gideon נתן:natan עמוס:amos שרה:sara רבקה:rivka רחל:rahel ' +
    'לאה:lea מרים:miriam אסתר:ester רות:rut חנה:hana כהן:cohen לוי:levi מזרחי:mizrahi פרץ:peretz ביטון:biton ' +
    'פרידמן:friedman בן:ben בר:bar נתניהו:netanyahu'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** A word in Hebrew script in Latin letters: a known name in its usual spelling, anything else by its consonants. */
export function hebrewToLatin(word: string): readonly LatinWord[] {
  const base = word.replaceAll(/[\u0591-\u05c7]/gu, '');
  const known = names[base];
  if (known !== undefined) return [{ text: known, vowelless: false }];
  return [{ text: Array.from(base, (letter) => letters[letter] ?? '').join(''), vowelless: true }];
}
