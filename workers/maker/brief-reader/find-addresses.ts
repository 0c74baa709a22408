import { inAnyCase } from "./in-any-case";
import type { Found } from "./mask";

/** A point ends a short word ("St. James") or stands inside one; behind a long one it ends the sentence. */
const name = "(?:\\p{Lu}\\p{L}{0,3}\\.|\\p{Lu}(?:[\\p{L}\\p{M}'’-]|\\.(?=\\p{L}))*)";
const names = `${name}(?:\\s(?:of|the|di|delle|degli|de|des|du|da|do|dos|del|della|dei|la|las|los|le|les|van|von|der|den|den|en|et|e|i|y|${name})){0,5}`;
const house = "\\p{Nd}{1,4}(?:\\s?[-–/]\\s?\\p{Nd}{1,4})?\\s?[a-zA-Z]?(?![\\p{L}\\p{N}])";

const romanceAndSlavicWays = inAnyCase(
  "calle|C/|avenida|Avda?\\.?|Av\\.|plaza|Pza\\.?|paseo|ronda|camino|carrer|carretera|rua|R\\.|praça|travessa|largo|alameda|estrada|via|viale|piazza|corso|vicolo|strada|lungo\\p{L}+|ul\\.|ulica|ulicy|al\\.|aleja|pl\\.|plac|os\\.|str\\.|bd\\.|ulice|náměstí",
);
const squares = inAnyCase("plaza|plazuela|place|piazza|piazzetta|praça|plac|placu|plaça");
/**
 * Streets with their numbers, as people write them round the world. They are tried on every brief, for an address is often of another language than the words
 * round it.
 */
const streets: readonly string[] = [
  // 12 Mill Street, Unit 4, 7 High St.
  `\\p{Nd}{1,5}[a-zA-Z]?\\s${name}(?:\\s${name}){0,3}\\s(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Way|Square|Sq|Place|Pl|Court|Ct|Boulevard|Blvd|Terrace|Quay|Row|Gardens|Crescent|Close|Highway|Parade|Walk|Mews|Wharf)(?!\\p{L})\\.?`,
  // Holtenauer Str. 12, Dorfstraße 7, Am Markt 3
  `(?:(?:Am|An der|An den|Auf dem|Auf der|Im|In der|Zum|Zur|Alte|Alter|Obere|Untere|Hinter der)\\s)?(?:${name}[\\s-]){0,2}(?:\\p{Lu}?[\\p{L}-]*(?:[Ss]traße|[Ss]trasse|[Ss]tr\\.|[Ss]tra?at|[Ss]teenweg|[Ww]eg|[Pp]latz|[Pp]lein|[Aa]llee|[Gg]asse|[Gg]racht|[Kk]ade|[Ll]aan|[Ss]ingel|[Dd]ijk|[Rr]ing|[Uu]fer|[Dd]amm|[Mm]arkt|[Ss]teig|[Cc]haussee|[Gg]atan|[Vv]ägen|[Tt]orget|[Gg]ränd|[Gg]ade|[Gg]ata|[Vv]ej|[Vv]eien|[Vv]ei|[Pp]lads|[Tt]orv|[Ss]træde|[Aa]llé|[Aa]llén|[Kk]atu|[Tt]ie))\\s${house}`,
  // Ehrenfeldgürtel 12: names of streets that end as names of towns and things do need the end of a clause.
  `\\p{Lu}[\\p{L}-]*(?:gürtel|wall|graben|hof|berg|stieg|twiete|promenade|brücke|kamp|feld|tor|anger|zeile|rain|leite|wiese|zeil|boulevard)\\s${house}(?=\\s*(?:[,.;!?)\\n]|$|\\uFFFC))`,
  // Gleisdreieck 4, 30159 Hannover: what stands before a postcode and a town is a street.
  `${name}\\s${house}(?=,\\s(?:[A-Z]{1,2}-)?\\p{Nd}{4,5}\\s\\p{Lu})`,
  `(?:Am|An der|Zum|Zur|Im)\\s${name}\\s${house}`,
  // 12 rue des Lilas, 3 bis, avenue Foch
  `\\p{Nd}{1,4}(?:\\s?(?:bis|ter))?,?\\s(?:rue|avenue|av\\.|boulevard|bd|place|chemin|impasse|quai|cours|allées?|route|passage|square|faubourg|carrer|strada)\\s(?:(?:de|du|des|la|le|les|l['’]|d['’]|saint|sainte)[\\s-]?){0,3}${names}`,
  // Calle Feria 20, Rua Augusta, 100, Via Roma 5, ul. Długa 5, Bd. Unirii 3
  `(?:${romanceAndSlavicWays})\\s(?:(?:de|del|di|della|delle|dei|degli|da|do|dos|das|la|las|los|el)\\s){0,2}${names}(?:,?\\s(?:n[.º°]*\\s?)?${house})`,
  // plaza del Arenal, piazza delle Erbe, place Saint-Épvre: squares have no number.
  `(?:[Ll]a |[Ee]l )?(?:${squares})\\s(?:(?:de|del|di|della|delle|dei|degli|da|do|dos|das|la|las|los|du|des|de la)\\s){0,2}${names}`,
  // İstiklal Caddesi No: 12
  `${name}(?:\\s${name}){0,2}\\s(?:Caddesi|Cad\\.|Cd\\.|Sokağı|Sokak|Sok\\.|Sk\\.|Bulvarı|Blv\\.|Meydanı|Mahallesi|Mah\\.)(?:,?\\s(?:[Nn]o\\s?[.:]?\\s?)?${house})?`,
  // вул. Хрещатик 5, ул. Ленина, 12
  `(?:ул\\.|улица|улице|просп\\.|проспект|пл\\.|площадь|вул\\.|вулиця|бул\\.)\\s${names}(?:,?\\s(?:д\\.\\s?)?${house})`,
  `(?:οδός\\s)?(?:Οδός|Λεωφόρος|Πλατεία)\\s${names}\\s${house}`,
  `\\p{Nd}{1,4}\\s(?:شارع|ش)\\s[\\p{L}\\p{M}]+(?:\\s[\\p{L}\\p{M}]+)?|(?:شارع|ميدان|طريق|خیابان)\\s[\\p{L}\\p{M}]+(?:\\s[\\p{L}\\p{M}]+)?(?:\\s\\p{Nd}{1,4})?`,
  `(?:רחוב|שדרות|דרך)\\s[\\p{L}\\p{M}'"״]+(?:\\s[\\p{L}\\p{M}'"״]+)?\\s\\p{Nd}{1,4}`,
  `(?:[\\p{L}\\p{M}]+\\s){1,2}(?:रोड|मार्ग|गली|चौक|सड़क|बाज़ार)(?:\\s\\p{Nd}{1,4})?(?![\\p{L}\\p{M}])`,
  // 〒150-0001, 渋谷区神南1-2-3, 人民路12号, 강남구 테헤란로 12
  `(?:〒\\s?\\p{Nd}{3}-?\\p{Nd}{4}\\s?)?(?:[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}ー]{1,6}[都道府県市区町村郡]){1,4}[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}ー]{0,8}\\p{Nd}{1,4}(?:丁目|番地?|号|[-－−]\\p{Nd}{1,4}){1,4}|〒\\s?\\p{Nd}{3}-?\\p{Nd}{4}`,
  `(?:[\\p{Script=Han}]{1,6}[省市区县镇]){0,3}[\\p{Script=Han}]{1,8}(?:路|街|大道|巷|弄|胡同)[\\p{Script=Han}]{0,3}\\p{Nd}{1,5}[号號](?:\\p{Nd}{1,4}[室楼层])?`,
  `(?:[\\p{Script=Hangul}]+[시도군구]\\s){0,3}[\\p{Script=Hangul}\\p{Nd}]+(?:로|길)\\s?\\p{Nd}{1,4}(?:-\\p{Nd}{1,4})?`,
  // BS1 4QA
  "(?<![\\p{L}\\p{N}])[A-Z]{1,2}\\p{Nd}[A-Z\\p{Nd}]?\\s\\p{Nd}[A-Z]{2}(?![\\p{L}\\p{N}])",
];
/** The town behind a street: ", Kiel", ", 24105 Kiel". */
const plainName = "\\p{Lu}[\\p{L}\\p{M}'’-]*";
const town = `(?:,\\s(?:(?:[A-Z]{1,2}-)?\\p{Nd}{3,5}(?:\\s?[A-Z]{2}|[\\s-]\\p{Nd}{2,3})?\\s)?${plainName}(?:[\\s-](?:am|an der|sur|de|del|upon|${plainName})){0,3}(?=\\s*(?:[.,;!?)\\n]|$|\\uFFFC)))?(?:,?\\s[A-Z]{1,2}\\p{Nd}[A-Z\\p{Nd}]?\\s\\p{Nd}[A-Z]{2}(?![\\p{L}\\p{N}]))?`;
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<before>at|in|an|bei|no|na|nel|nella|au|en|przy|i|på|op|aan|sur)\\s)?(?:${streets.join("|")})${town}`,
  "gu",
);

/** Streets with their numbers and towns. */
export function findAddresses(text: string): Found[] {
  return [...unshouted(text).matchAll(pattern)].map(({ index, 0: found }) => ({
    kind: "address",
    start: index,
    end: index + found.trimEnd().replace(/[.,]$/u, "").length,
  }));
}

const shouted = /(?<![\p{L}\p{N}])\p{Lu}{2,}(?:['’.-]\p{Lu}+)*(?!\p{Ll})/gu;
/** Streets that are written small, and what stands between the words of a name. */
const small =
  /^(?:RUE|AVENUE|BOULEVARD|BD|PLACE|CHEMIN|IMPASSE|QUAI|COURS|ROUTE|PASSAGE|DE|DU|DES|DEL|DELLA|DI|DA|DO|DOS|LA|LE|LES|VAN|DER|DEN)$/u;

/** "12 RUE DES LILAS" as it is written in a sentence, and as long: where most is in capitals, they tell no names. */
function unshouted(text: string): string {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  if (capitals <= (text.match(/\p{Ll}/gu)?.length ?? 0)) return text;
  return text.replace(shouted, (word) => {
    const lower = word.toLowerCase();
    if (lower.length !== word.length) return word;
    return small.test(word) ? lower : word[0] + lower.slice(1);
  });
}
