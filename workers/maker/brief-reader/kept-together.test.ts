import { describe, expect, test } from "vitest";
import type { Language } from "~/domain/text/language";
import { readBrief } from "./read-brief";

/** What a brief says, "kind: words" each. */
const partsOf = (prompt: string, language: Language) =>
  readBrief({ prompt, language, region: null }).parts.map(({ kind, text }) => `${kind}: ${text}`);

describe("a sentence ends behind a number", () => {
  test.each<[Language, string, string]>([
    ["en", "Ghost walk for anyone over 16. Meet at the Crown.", "audience: for anyone over 16"],
    ["en", "Open till 7 p.m. Book at late.example.", "date: Open till 7 p.m"],
    ["en", "Classes last 45 min. Bring a mat.", "statement: Classes last 45 min"],
    ["de", "Eltern-Kind-Turnen, Kinder ab 3. Anmeldung: 0431 123456", "statement: Kinder ab 3"],
    ["fr", "Atelier pour enfants dès 6. Réservez au 02 40 12 34 56.", "audience: pour enfants dès 6"],
    ["es", "Taller para mayores de 12. Reserva en taller.example", "audience: para mayores de 12"],
    ["pl", "Czynne od 8 do 20. Zamówienia: 12 345 67 89", "subject: Czynne od 8 do 20"],
    ["ru", "Кафе открыто с 8 до 22. Звоните: +7 843 555-01-23", "subject: Кафе открыто с 8 до 22"],
  ])("%s: %s", (language, prompt, part) => {
    expect(partsOf(prompt, language)).toContain(part);
  });

  test("and not behind an ordinal", () => {
    expect(partsOf("Nachhilfe ab der 3. Klasse bis zum Abitur. 25 € die Stunde.", "de")).toEqual([
      "subject: Nachhilfe ab der 3. Klasse bis zum Abitur",
      "price: 25 € die Stunde",
    ]);
  });
});

test.each<[Language, string, string]>([
  ["sv", "Lön 32 000–36 000 kr i månaden, start 1 mars.", "32 000–36 000 kr i månaden"],
  [
    "sv",
    "Lön 32\u2009000 – 36\u2009000 kr brutto per månad.",
    "32\u2009000 – 36\u2009000 kr brutto per månad",
  ],
  ["fr", "Gîte, de 480 à 720 € la semaine.", "de 480 à 720 € la semaine"],
  ["fr", "Salaire 2\u202f100–2\u202f400 € brut par mois.", "2\u202f100–2\u202f400 € brut par mois"],
  ["it", "Stipendio 1.400–1.600 € netti al mese.", "1.400–1.600 € netti al mese"],
  ["pl", "Praca, 7500–9000 zł brutto, auto.", "7500–9000 zł brutto"],
  ["de", "Gehalt 3.200–3.600 € brutto im Monat.", "3.200–3.600 € brutto im Monat"],
  ["da", "Løn 28.000–31.000 kr. brutto om måneden.", "28.000–31.000 kr. brutto om måneden"],
  ["es", "Menú 12,50 € IVA incluido por persona.", "12,50 € IVA incluido por persona"],
  ["zh", "招聘骑手，月薪8000-12000元。", "8000-12000元"],
  ["ru", "Чистка зубов 3 500 ₽ вместо 5 000 ₽.", "3 500 ₽ вместо 5 000 ₽"],
  ["ja", "旅館、1泊2食付き24,000円から。", "1泊2食付き24,000円から"],
  ["hi", "योग, महीने के ₹1,500।", "महीने के ₹1,500"],
])("%s: a price is whole, with what makes it true: %s", (language, prompt, price) => {
  expect(partsOf(prompt, language)).toContain(`price: ${price}`);
});

test.each<[Language, string, string]>([
  ["en", "Cabin, from £165 a night, two nights minimum.", "from £165 a night, two nights minimum"],
  ["de", "Tanzkurs, 45 € pro Person, mindestens 4 Personen.", "45 € pro Person, mindestens 4 Personen"],
  ["fr", "Gîte, 80 € la nuit, deux nuits minimum.", "80 € la nuit, deux nuits minimum"],
  ["es", "Surf, 30 € por persona, mínimo 2 personas.", "30 € por persona, mínimo 2 personas"],
  ["pt", "Passeio, 35 € por pessoa, mínimo 4 pessoas.", "35 € por pessoa, mínimo 4 pessoas"],
  ["it", "Vela, 120 € a persona, minimo 3 persone.", "120 € a persona, minimo 3 persone"],
  ["nl", "Kanoën, € 20 per persoon, minimaal 2 personen.", "€ 20 per persoon, minimaal 2 personen"],
  ["sv", "Kajak, 400 kr per person, minst två personer.", "400 kr per person, minst två personer"],
  ["da", "Kajak, 400 kr pr. person, mindst to personer.", "400 kr pr. person, mindst to personer"],
  ["pl", "Spływ, 80 zł od osoby, minimum 4 osoby.", "80 zł od osoby, minimum 4 osoby"],
  ["tr", "Tekne turu, kişi başı 900 TL, en az 4 kişi.", "kişi başı 900 TL, en az 4 kişi"],
  ["ar", "رحلات بحرية، 200 ريال للشخص، الحد الأدنى 4 أشخاص.", "200 ريال للشخص، الحد الأدنى 4 أشخاص"],
  ["hi", "नाव की सैर, ₹500 प्रति व्यक्ति, कम से कम 4 लोग।", "₹500 प्रति व्यक्ति, कम से कम 4 लोग"],
  ["ja", "カヤック体験、1人5,000円、最低2名。", "1人5,000円、最低2名"],
  ["zh", "皮划艇体验，每人128元，最少2人。", "每人128元，最少2人"],
])("%s: a price keeps its condition: %s", (language, prompt, price) => {
  expect(partsOf(prompt, language)).toContain(`price: ${price}`);
});

test("a gift is no condition of the price before it", () => {
  expect(partsOf("Fête, entrée 8 €, gratuit pour les moins de 12 ans.", "fr")).toContain(
    "gift: gratuit pour les moins de 12 ans",
  );
});

test.each<[Language, string]>([
  ["en", "Not suitable for children under 12"],
  ["en", "Only for members"],
  ["de", "Nicht für Kinder unter 10"],
  ["fr", "Déconseillé aux enfants"],
  ["fr", "Pas pour les moins de 12 ans"],
  ["es", "No apto para menores de 8 años"],
  ["pt", "Não é para crianças com menos de 6 anos"],
  ["it", "Non adatto ai bambini sotto i 6 anni"],
  ["nl", "Niet geschikt voor kinderen onder 6"],
  ["sv", "Inte för barn under 10"],
  ["da", "Ikke for børn under 10"],
  ["pl", "Nie dla dzieci poniżej 6 lat"],
  ["tr", "6 yaş altı çocuklar için uygun değil"],
  ["ar", "غير مناسب للأطفال"],
  ["hi", "बच्चों के लिए नहीं"],
  ["zh", "不适合6岁以下儿童"],
])("%s: whom a thing is not for is never whom it is for: %s", (language, note) => {
  const stop = language === "hi" ? "।" : language === "zh" ? "。" : ".";
  expect(partsOf(`Lumi, 25 €${stop} ${note}${stop} 020 7946 0958`, language)).toContain(`note: ${note}`);
});

test.each<[Language, string, string]>([
  ["en", "Pizza, £8. No delivery on Sundays.", "statement: No delivery on Sundays"],
  ["de", "Pizza, 8 €. Keine Lieferung am Montag.", "statement: Keine Lieferung am Montag"],
  ["es", "Vivero, olivos 18 €. No abrimos los domingos.", "statement: No abrimos los domingos"],
  ["ru", "Кафе, обед 300 ₽. Не работаем в понедельник.", "statement: Не работаем в понедельник"],
  ["en", "Yoga, £9. No experience needed.", "feature: No experience needed"],
])("%s: nothing is cut from its negation: %s", (language, prompt, part) => {
  expect(partsOf(prompt, language)).toContain(part);
});

test.each<[Language, string, string]>([
  ["es", "Tacos al pastor a 3,50 €, martes 2x1. Abrimos de 13 a 23 h.", "martes 2x1"],
  ["de", "Sauna in Jena, 18 €. Mittwochs Damen zum halben Preis.", "Mittwochs Damen zum halben Preis"],
  ["de", "Sauna in Jena, 18 €. Freitags 20 % Rabatt.", "Freitags 20 % Rabatt"],
  ["it", "Cinema Astra, 8 €, mercoledì 2x1.", "mercoledì 2x1"],
  ["fr", "Salon Léa, mardi -20 % pour les étudiants.", "mardi -20 % pour les étudiants"],
  ["en", "Bowling in Hull, £9 on weekdays. Sundays two for one.", "Sundays two for one"],
  ["ja", "旅館山霧。冬の平日は20%オフ、12月1日〜2月28日。", "冬の平日は20%オフ"],
  ["zh", "手工蜡烛，每个128元，买二送一，仅限本周末。", "买二送一，仅限本周末"],
  ["zh", "云栖民宿。每晚420元。", "每晚420元"],
  [
    "ru",
    "Стоматология. Чистка зубов 3 500 ₽ вместо 5 000 ₽ до 30 ноября.",
    "Чистка зубов 3 500 ₽ вместо 5 000 ₽ до 30 ноября",
  ],
])("%s: a price keeps its day: %s", (language, prompt, price) => {
  expect(partsOf(prompt, language)).toContain(`price: ${price}`);
});

test.each<[Language, string, string[]]>([
  ["pl", "Szukamy elektryka. CV na praca@volt.example do 15 stycznia.", ["action: CV"]],
  ["pt", "Ajude. Cada 25 € alimenta um cão por um mês.", ["statement: Cada 25 € alimenta um cão por um mês"]],
  ["sv", "Altan från 45 000 kr inklusive virke.", ["price: från 45 000 kr", "feature: inklusive virke"]],
  ["it", "Cercasi cuoco. CV a lavoro@nello.example entro il 20 marzo.", ["date: entro il 20 marzo"]],
  ["sv", "Vi söker kock. CV till jobb@nello.example senast 15 februari.", ["date: senast 15 februari"]],
])("%s: %s", (language, prompt, expected) => {
  for (const part of expected) expect(partsOf(prompt, language)).toContain(part);
});

test("a small word before the end of a sentence is no day", () => {
  expect(partsOf("Terraza con vistas al mar. Abierto de martes a domingo.", "es")).toContain(
    "date: Abierto de martes a domingo",
  );
});

test.each<[Language, string, string]>([
  ["ru", "Кафе на Садовой. Без выходных с 9 до 21.", "9 до 21"],
  ["en", "Silk scarves. 90 x 90 cm, twill.", "90 x 90 cm"],
  ["fr", "Salle de sport. Plus de 1\u202f200 adhérents contents.", "1\u202f200 adhérents contents"],
  ["de", "Chor in Ulm. Wir singen mit 20–25 Leuten.", "20–25 Leuten"],
])("%s: %s counts %s", (language, prompt, figure) => {
  const { parts } = readBrief({ prompt, language, region: null });
  expect(parts.map((part) => part.figure)).toContain(figure);
});
