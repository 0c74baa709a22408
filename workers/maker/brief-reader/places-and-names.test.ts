import { expect, test } from "vitest";
import type { Language } from "~/domain/text/language";
import { readBrief } from "./read-brief";

/** What a brief says, "kind: words" each. */
const partsOf = (prompt: string, language: Language) =>
  readBrief({ prompt, language, region: null }).parts.map(({ kind, text }) => `${kind}: ${text}`);

test.each<[Language, string, string[]]>([
  ["en", "Cheesemonger in the heart of Soho", ["subject: Cheesemonger", "place: in the heart of Soho"]],
  ["en", "Roof repairs across Kent and Sussex", ["subject: Roof repairs", "place: across Kent and Sussex"]],
  [
    "es",
    "Taller de cerámica en el barrio de Triana",
    ["subject: Taller de cerámica", "place: en el barrio de Triana"],
  ],
  [
    "pl",
    "Chór kameralny w kościele św. Jakuba w Toruniu",
    ["subject: Chór kameralny", "place: w kościele św. Jakuba", "place: w Toruniu"],
  ],
  [
    "ar",
    "دورة رسم للأطفال في مركز الفنون بجدة",
    ["subject: دورة رسم", "audience: للأطفال", "place: في مركز الفنون بجدة"],
  ],
])("%s: a place with the nouns that lead to its name: %s", (language, prompt, expected) => {
  expect(partsOf(prompt, language)).toEqual(expected);
});

test.each<[Language, string, string]>([
  ["de", "Zimmerei in Kempten und Umgebung", "in Kempten und Umgebung"],
  ["fr", "Dépannage à Rennes et ses environs", "à Rennes et ses environs"],
  ["es", "Pintores en Murcia y alrededores", "en Murcia y alrededores"],
  ["pt", "Mudanças em Braga e arredores", "em Braga e arredores"],
  ["it", "Traslochi a Parma e dintorni", "a Parma e dintorni"],
  ["nl", "Schilder in Breda en omgeving", "in Breda en omgeving"],
])("%s: a place and what lies round it: %s", (language, prompt, place) => {
  expect(partsOf(prompt, language)).toContain(`place: ${place}`);
});

test.each<[Language, string, string[]]>([
  [
    "en",
    "Tailor on the corner of Vine Street since 1962.",
    ["subject: Tailor", "place: on the corner of Vine Street", "proof: since 1962"],
  ],
  [
    "fr",
    "Menuiserie Aubert, depuis 1931 dans le quartier de Croix-Rousse",
    ["subject: Menuiserie Aubert", "proof: depuis 1931", "place: dans le quartier de Croix-Rousse"],
  ],
  [
    "it",
    "Liuteria Conti, dal 1948 nel quartiere di Oltrarno",
    ["subject: Liuteria Conti", "proof: dal 1948", "place: nel quartiere di Oltrarno"],
  ],
  [
    "pt",
    "Ourivesaria Lima, desde 1920 no largo da Oliveira",
    ["subject: Ourivesaria Lima", "proof: desde 1920", "place: no largo da Oliveira"],
  ],
])("%s: since when and where are two facts: %s", (language, prompt, expected) => {
  expect(partsOf(prompt, language)).toEqual(expected);
});

test.each<[Language, string]>([
  ["en", "Concert for Ukraine"],
  ["fr", "Course pour Manon"],
  ["es", "Rifa para Lucía"],
  ["it", "Torneo per Davide"],
  ["nl", "Sponsorloop voor Femke"],
  ["pl", "Bieg dla Zosi"],
  ["ar", "شركة البناء للمقاولات"],
  ["ar", "مكتبة الفجر للكتب المستعملة"],
])("%s: whom or what it is for is a part of its name: %s", (language, name) => {
  expect(partsOf(name, language)).toEqual([`subject: ${name}`]);
});

test.each<[Language, string, string]>([
  ["en", "Plantlens names any plant. Download it from Google Play.", "Download it from Google Play"],
  ["tr", "Rota, yürüyüş haritası. App Store'dan indirin.", "App Store'dan indirin"],
  ["it", "Conta i passi ogni giorno. Scaricala su App Store.", "Scaricala su App Store"],
  ["ja", "家計簿アプリ。App Storeで「まめ」と検索してください。", "App Storeで「まめ」と検索してください"],
  ["zh", "社区团购，新鲜蔬菜。微信里搜“菜篮子”下单。", "微信里搜“菜篮子”下单"],
  [
    "sv",
    "Rädda bion. Swisha valfritt belopp till 123 456 78 90.",
    "Swisha valfritt belopp till 123 456 78 90",
  ],
  ["da", "Støt spejderne. MobilePay 123456.", "MobilePay 123456"],
  ["es", "Rifa del colegio, 2 €. Bizum al 01234.", "Bizum al 01234"],
])("%s: an app and money are sent for by a call: %s", (language, prompt, action) => {
  expect(partsOf(prompt, language)).toContain(`action: ${action}`);
});

test.each<[Language, string]>([
  ["en", "Reliable and quick. Call 020 7946 0958. upbeat music please"],
  ["es", "Peluquería Ana, corte 15 €. 954 12 34 56. música alegre y subtítulos grandes"],
  ["de", "Malerbetrieb Kunz, Festpreise. Tel. 0431 123456. Untertitel bitte groß"],
  ["fr", "Atelier vélo, révision 45 €. 04 76 55 50 21. sous-titres gros + musique rythmée"],
])("%s: what is said of music and captions behind the contact is for the maker: %s", (language, prompt) => {
  expect(partsOf(prompt, language).at(-1)).toMatch(/^contact: /u);
});

test("music before the way to reach somebody is what is offered", () => {
  expect(
    partsOf("Wedding band for Kent. Live music all night. Call 020 7946 0958.", "en").join("\n"),
  ).toContain("Live music");
});

test("a long sentence keeps its date, and lets go of what follows", () => {
  const prompt =
    "A loja fica em Sintra. Há aulas todos os dias de março a novembro, às 10h e às 15h, conforme a maré e o vento.";
  expect(partsOf(prompt, "pt").slice(-2)).toEqual([
    "statement: Há aulas todos os dias de março a novembro, às 10h e às 15h",
    "note: conforme a maré e o vento",
  ]);
});

test("Turkish capitals hide neither days nor prices", () => {
  expect(partsOf("YENİ AÇILDIK. HAFTA İÇİ 09.00-19.00. KURU TEMİZLEME 250 TL.", "tr")).toEqual([
    "statement: YENİ AÇILDIK",
    "date: HAFTA İÇİ 09.00-19.00",
    "statement: KURU TEMİZLEME",
    "price: 250 TL",
  ]);
});

test.each<[Language, string]>([
  ["es", "Martes de tacos al pastor"],
  ["pt", "Quarta de hambúrguer em dobro"],
  ["it", "Giovedì della pizza al metro"],
  ["fr", "Vendredi du jazz"],
])("%s: a day is a part of the name: %s", (language, name) => {
  expect(partsOf(`${name}, 12 €.`, language)[0]).toBe(`subject: ${name}`);
});

test.each<[Language, string, string]>([
  ["nl", "Matcha bar Groen opent zaterdag 14 maart in Utrecht.", "Matcha bar Groen"],
  ["fr", "Librairie Le Hublot ouvre samedi 3 mai.", "Librairie Le Hublot"],
  ["en", "Made-to-measure suits. Savile Tailors, 020 7946 0991.", "Savile Tailors"],
  ["en", "Gutter cleaning. Hartley Gutters, 01793 496 700.", "Hartley Gutters"],
  ["pt", "Passeios de barco. O Barro Vivo, 266 010 020.", "O Barro Vivo"],
  ["es", "Tartas de queso. La Nube Blanca, nube.example.", "La Nube Blanca"],
  ["pl", "Zrób film o naszej pizzerii U Marka w Krakowie. Pizza 30 zł.", "U Marka"],
  ["pl", "Zrób film o naszej kawiarni Zielona Filiżanka. Kawa 9 zł.", "Zielona Filiżanka"],
])("%s: a name that stands in the brief is found: %s", (language, prompt, name) => {
  expect(partsOf(prompt, language)).toContain(`name: ${name}`);
});

test.each<[Language, string, string]>([
  ["ar", "مقهى جديد في عمّان، جبل اللويبدة. قهوة مختصة.", "place: جبل اللويبدة"],
  ["ar", "مطعم في جدة، حي الشاطئ. فلافل ساخنة.", "place: حي الشاطئ"],
  ["de", "Café Lotte, Ehrenfeldgürtel 12, Köln. Kuchen 4 €.", "address: Ehrenfeldgürtel 12, Köln"],
  ["de", "Turnhalle Nord, Gleisdreieck 4, 30159 Hannover.", "address: Gleisdreieck 4, 30159 Hannover"],
  ["de", "FRISEUR KURZ, HAUPTSTRASSE 5, ULM. SCHNITT 20 €", "address: HAUPTSTRASSE 5, ULM"],
  ["fr", "BOULANGERIE DU PONT, 12 RUE DES LILAS, NANTES. PAIN 4 €", "address: 12 RUE DES LILAS, NANTES"],
  ["en", "REG'S TYRES, 6 CANAL ROAD, WIGAN. OPEN SUNDAYS", "address: 6 CANAL ROAD, WIGAN"],
  ["en", "Tyres for all at 6 Mill Road, Wigan.", "address: at 6 Mill Road, Wigan"],
])("%s: a place without its word, and one in capitals: %s", (language, prompt, place) => {
  expect(partsOf(prompt, language)).toContain(place);
});

test.each<[Language, string, string, string]>([
  [
    "en",
    "Introducing Tally: the invoicing app for freelancers. Free.",
    "Tally",
    "invoicing app for freelancers",
  ],
  ["en", "Meet Lumo, the night light for toddlers. £19.", "Lumo", "night light for toddlers"],
  ["es", "Presentamos Nube: la app de citas para peluquerías. 9 €.", "Nube", "app de citas para peluquerías"],
  [
    "de",
    "Wir stellen vor: Fakto, die Rechnungs-App für Selbstständige. 9 €.",
    "Fakto",
    "Rechnungs-App für Selbstständige",
  ],
  ["fr", "Découvrez Plume : le carnet pour gauchers. 12 €.", "Plume", "carnet pour gauchers"],
])("%s: what is presented has its name, and is whole: %s", (language, prompt, name, subject) => {
  expect(partsOf(prompt, language).slice(0, 2)).toEqual([`name: ${name}`, `subject: ${subject}`]);
});

test.each<[Language, string, string]>([
  ["en", "Meet us in Leeds: coffee and cake on Sunday.", "us"],
  ["fr", "Découvrez nos ateliers : poterie et dessin.", "nos"],
  ["es", "Conoce Granada, Sevilla y Ronda en tres días.", "Granada"],
])("%s: an invitation presents no name: %s", (language, prompt, word) => {
  expect(partsOf(prompt, language)).not.toContain(`name: ${word}`);
});

test.each<[Language, string, string, string]>([
  ["de", "Tisch: 089 555 01 23. Unser Biergarten, Am Isarufer 3.", "Tisch", "Biergarten"],
  ["en", "Table: 020 7946 0958. Our tapas bar, 14 Dean Street, London.", "Table", "tapas bar"],
  ["es", "Mesa: 954 12 34 56. Nuestra taberna, Calle Feria 20, Sevilla.", "Mesa", "taberna"],
  ["fr", "Table : 02 40 12 34 56. Notre crêperie, 12 rue des Lilas, Nantes.", "Table", "crêperie"],
])("%s: a word before a contact is its label, and no subject: %s", (language, prompt, label, subject) => {
  const parts = partsOf(prompt, language);
  expect(parts[0]).toBe(`action: ${label}`);
  expect(parts).toContain(`subject: ${subject}`);
});

test.each<[Language, string, string[]]>([
  [
    "en",
    "The Tuesday Tones sing at St Mark's Hall",
    ["subject: The Tuesday Tones sing", "place: at St Mark's Hall"],
  ],
  [
    "de",
    "Rechnung in 30 Sekunden. Fakto, 9 € im Monat",
    ["subject: Rechnung in 30 Sekunden", "statement: Fakto", "price: 9 € im Monat"],
  ],
  ["es", "Reserva en 10 segundos. Mesa Libre", ["action: Reserva en 10 segundos", "subject: Mesa Libre"]],
  [
    "it",
    "Restauriamo sedie e cornici nel laboratorio di Cremona",
    ["statement: Restauriamo sedie e cornici nel laboratorio di Cremona"],
  ],
  ["ja", "うちの店の味噌ラーメン", ["subject: 味噌ラーメン"]],
  [
    "fr",
    "Boulangerie Lucette. On ouvre à 6h30",
    ["subject: Boulangerie Lucette", "statement: On ouvre à 6h30"],
  ],
  [
    "nl",
    "Thuiszorg in Assen, 24 uur. Bel Marieke: 0592 555 018",
    ["subject: Thuiszorg", "place: in Assen", "date: 24 uur", "action: Bel Marieke", "contact: 0592 555 018"],
  ],
  [
    "de",
    "Wir sind der Hofladen Brüggemann und brauchen ein Video für Instagram",
    ["statement: Wir sind der Hofladen Brüggemann"],
  ],
  [
    "zh",
    "瑜伽馆。地址：南京西路1025号3楼，预约电话 021-5555 0177",
    ["subject: 瑜伽馆", "address: 南京西路1025号3楼", "contact: 021-5555 0177"],
  ],
  ["en", "Hi there, fades £18", ["subject: fades", "price: £18"]],
])("%s: not taken apart, and nothing but what is to be shown: %s", (language, prompt, expected) => {
  expect(partsOf(prompt, language)).toEqual(expected);
});
