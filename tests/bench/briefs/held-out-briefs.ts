import type { SampleBrief } from "./brief.ts";

/**
 * Briefs the reader and the writer have not been mended on. Whoever mends on what they show moves them to
 * `tests/fixtures/once-held-out-briefs.ts`, where each fact must be kept, and writes new ones.
 */
const briefs: readonly Omit<SampleBrief, "subjects" | "kind">[] = [
  {
    id: "held-en-nursery-long",
    manner: "long",
    language: "en",
    format: "9:16",
    lengthSeconds: 30,
    prompt:
      "We've been growing roses in Chipping Norton since my grandad came back from the war, and we still do it the slow way: field grown, lifted by hand in November and posted in brown paper. This year we have 140 varieties, from £16.50 bare root, and anyone who orders five gets the sixth for nothing. If you'd rather choose in person the nursery is open every day except Wednesday, 10 till 4.30, on Over Norton Road. There's a tea room too. Ring 01608 496 022 or order at harperroses.example - Harper Roses.",
    facts: {
      name: ["Harper Roses"],
      price: ["£16.50", "sixth for nothing"],
      date: ["10 till 4.30"],
      place: ["Over Norton Road"],
      contact: ["01608 496 022", "harperroses.example"],
    },
    isEnough: true,
  },
  {
    id: "held-en-piano-movers",
    manner: "good",
    language: "en",
    format: "4:5",
    lengthSeconds: 15,
    prompt:
      "Moving a piano? Don't break your back. Two men and a van that fits a concert grand, anywhere in Greater Glasgow, from £140. Insured up to £20,000. Keys & Crates, 0141 496 0155",
    facts: {
      name: ["Keys & Crates"],
      price: ["from £140", "£20,000"],
      place: ["Greater Glasgow"],
      contact: ["0141 496 0155"],
    },
    isEnough: true,
  },
  {
    id: "held-en-dogwalk-chatty",
    manner: "long",
    language: "en",
    format: "16:9",
    lengthSeconds: 20,
    prompt:
      "hey!! ok so I'm Priya, I walk dogs in Didsbury and Chorlton :) 1 hour group walk £14, solo walk £20, puppy visits £10. max 4 dogs at a time so nobody gets lost lol. I'm insured + first aid trained. WhatsApp me 07700 900 661. maybe use a dog barking at the start?",
    facts: {
      name: ["Priya"],
      price: ["£14", "£20", "£10"],
      place: ["Didsbury and Chorlton"],
      contact: ["07700 900 661"],
    },
    isEnough: true,
    never: ["dog barking"],
  },
  {
    id: "held-en-comedy",
    manner: "good",
    language: "en",
    format: "1:1",
    lengthSeconds: 10,
    prompt:
      "Stand-up at The Lamplighter, Truro, last Thursday of the month, 8.15pm. Five acts, one fiver. Book at lamplighter.example/laugh",
    facts: {
      name: ["The Lamplighter"],
      price: ["one fiver"],
      date: ["last Thursday of the month", "8.15pm"],
      place: ["Truro"],
      contact: ["lamplighter.example/laugh"],
    },
    isEnough: true,
  },
  {
    id: "held-en-app-sleep",
    manner: "good",
    language: "en",
    format: "9:16",
    lengthSeconds: 15,
    prompt:
      "Can't sleep? Nestle Down plays you a different walk every night: a beach in Skye, a lane in Umbria. 7 nights free, £2.99 a month after that. No ads, works offline. Download it at nestledown.example",
    facts: {
      name: ["Nestle Down"],
      price: ["7 nights free", "£2.99 a month"],
      contact: ["nestledown.example"],
    },
    isEnough: true,
  },
  {
    id: "held-en-clinic-instr",
    manner: "good",
    language: "en",
    format: "4:5",
    lengthSeconds: 15,
    prompt:
      "Hearing tests in your own kitchen. Audiologist Ruth Amery visits homes across Pembrokeshire, test £60, refunded if you buy aids. Weekday mornings only. 01437 496 018. No stock photos of old people and please keep the voice slow.",
    facts: {
      name: ["Ruth Amery"],
      price: ["£60"],
      date: ["Weekday mornings"],
      place: ["Pembrokeshire"],
      contact: ["01437 496 018"],
    },
    isEnough: true,
    never: ["stock photos", "keep the voice"],
  },
  {
    id: "held-de-schreiner",
    manner: "long",
    language: "de",
    format: "16:9",
    lengthSeconds: 20,
    prompt:
      "Moin, ich bin Schreiner in Husum und baue Betten aus Lärche, ohne eine einzige Schraube. Ein Bett 140x200 kostet 1.290 €, Lieferung in ganz Schleswig-Holstein ist dabei. Wer will, darf beim Bauen zuschauen: jeden ersten Freitag im Monat ab 16 Uhr, Schobüller Straße 21. Tischlerei Petersen, 04841 555 016. Mach was Schönes draus, danke!",
    facts: {
      name: ["Tischlerei Petersen"],
      price: ["1.290 €"],
      date: ["jeden ersten Freitag im Monat ab 16 Uhr"],
      place: ["Schobüller Straße 21", "Husum"],
      contact: ["04841 555 016"],
    },
    isEnough: true,
    never: ["Mach was Schönes"],
  },
  {
    id: "held-de-kita",
    manner: "good",
    language: "de",
    format: "1:1",
    lengthSeconds: 15,
    prompt:
      "Erzieher (m/w/d) für unsere Waldkita in Freiburg-Günterstal: 30 Stunden, ab 3.100 € brutto, 32 Tage Urlaub. Start zum 1. September. Bewerbung bis 15. Mai an hallo@wurzelkinder.example",
    facts: {
      price: ["3.100 €"],
      date: ["1. September", "bis 15. Mai"],
      place: ["Freiburg-Günterstal"],
      contact: ["hallo@wurzelkinder.example"],
    },
    isEnough: true,
  },
  {
    id: "held-de-schwimm",
    manner: "good",
    language: "de",
    format: "9:16",
    lengthSeconds: 15,
    prompt:
      "Seepferdchen in den Sommerferien! Zehn Termine, immer vormittags, 95 € pro Kind, Geschwister 80 €. Hallenbad Lister Meile, Hannover. Plätze sind knapp: 0511 555 0188",
    facts: {
      price: ["95 € pro Kind", "80 €"],
      place: ["Hallenbad Lister Meile"],
      contact: ["0511 555 0188"],
    },
    isEnough: true,
  },
  {
    id: "held-fr-fromager",
    manner: "long",
    language: "fr",
    format: "4:5",
    lengthSeconds: 20,
    prompt:
      "Salut ! On est Les Frères Cabot, fromagers à Aurillac depuis 1987. On voudrait une vidéo pour nos paniers de Noël : le petit à 29 €, le grand à 55 €, avec du cantal vieux de 18 mois. À commander avant le 18 décembre au 04 71 55 01 20 ou à retirer au marché, place de l'Hôtel de Ville, le samedi matin.",
    facts: {
      name: ["Les Frères Cabot"],
      price: ["29 €", "55 €"],
      date: ["avant le 18 décembre", "le samedi matin"],
      place: ["Aurillac", "place de l'Hôtel de Ville"],
      contact: ["04 71 55 01 20"],
    },
    isEnough: true,
    never: ["On voudrait une vidéo"],
  },
  {
    id: "held-fr-theatre",
    manner: "good",
    language: "fr",
    format: "16:9",
    lengthSeconds: 10,
    prompt:
      "« Le Malade imaginaire » au théâtre du Petit Pont, Strasbourg, du 6 au 22 mars à 20 h 30. Places de 12 à 26 €, moins de 26 ans 9 €.",
    facts: {
      name: ["Le Malade imaginaire"],
      price: ["12 à 26 €", "9 €"],
      date: ["du 6 au 22 mars", "20 h 30"],
      place: ["théâtre du Petit Pont"],
    },
    isEnough: true,
  },
  {
    id: "held-es-veterinaria",
    manner: "good",
    language: "es",
    format: "1:1",
    lengthSeconds: 15,
    prompt:
      "¿Tu gato odia el transportín? La veterinaria va a tu casa. Clínica Bigotes, en Gijón y alrededores: visita 35 €, vacuna 28 €. También domingos. Pide cita por WhatsApp: 684 555 012",
    facts: {
      name: ["Clínica Bigotes"],
      price: ["35 €", "28 €"],
      place: ["Gijón"],
      contact: ["684 555 012"],
    },
    isEnough: true,
  },
  {
    id: "held-es-mezcal-mx",
    manner: "long",
    language: "es",
    format: "9:16",
    lengthSeconds: 15,
    prompt:
      "Oye, hazme un video para mi mezcal, se llama Tres Hermanas y lo destilamos en San Baltazar, Oaxaca. Botella de 750 ml a $680, envío gratis a todo México arriba de dos botellas. Visitas al palenque los sábados a las 11. Instagram @mezcaltreshermanas. Música de banda porfa",
    facts: {
      name: ["Tres Hermanas"],
      price: ["$680", "envío gratis"],
      date: ["los sábados a las 11"],
      place: ["San Baltazar"],
      contact: ["@mezcaltreshermanas"],
    },
    isEnough: true,
    never: ["hazme un video", "Música de banda"],
  },
  {
    id: "held-it-scuola",
    manner: "good",
    language: "it",
    format: "4:5",
    lengthSeconds: 15,
    prompt:
      "Impara a fare la sfoglia con nonna Pina: lezione di tre ore a Bologna, via Mascarella 22, 65 € a persona, grembiule e pranzo compresi. Ogni mercoledì e venerdì alle 10. Si prenota su sfoglinapina.example",
    facts: {
      price: ["65 € a persona"],
      date: ["Ogni mercoledì e venerdì alle 10"],
      place: ["via Mascarella 22", "Bologna"],
      contact: ["sfoglinapina.example"],
    },
    isEnough: true,
  },
  {
    id: "held-it-onlus",
    manner: "good",
    language: "it",
    format: "16:9",
    lengthSeconds: 15,
    prompt:
      "Il canile La Cuccia di Rieti ospita 63 cani e ha finito le coperte. Portatele da noi in via Salaria 140, tutti i giorni dalle 9 alle 12, o donate 5 € su lacuccia.example: comprano due pasti.",
    facts: {
      name: ["La Cuccia"],
      price: ["5 €"],
      date: ["dalle 9 alle 12"],
      place: ["via Salaria 140", "Rieti"],
      contact: ["lacuccia.example"],
    },
    isEnough: true,
  },
  {
    id: "held-pt-surf",
    manner: "good",
    language: "pt",
    format: "1:1",
    lengthSeconds: 15,
    prompt:
      "Aprende surf na Ericeira com a Escola Maré Alta: aula de grupo 30 €, pack de cinco 130 €, prancha e fato incluídos. Aulas às 9h e às 15h, de abril a outubro. Marca já: 261 555 019",
    facts: {
      name: ["Escola Maré Alta"],
      price: ["30 €", "130 €"],
      date: ["9h e às 15h", "de abril a outubro"],
      place: ["Ericeira"],
      contact: ["261 555 019"],
    },
    isEnough: true,
  },
  {
    id: "held-nl-kapper-chat",
    manner: "long",
    language: "nl",
    format: "9:16",
    lengthSeconds: 15,
    prompt:
      "Hoi! Ik ben Joost en ik knip aan huis in Utrecht en Zeist. Heren € 25, dames vanaf € 38, kinderen € 18. Alleen op dinsdag en donderdag, 's avonds tot 21 uur. App me: 06 555 501 23. Kun je er iets leuks van maken? Bedankt!",
    facts: {
      name: ["Joost"],
      price: ["€ 25", "vanaf € 38", "€ 18"],
      date: ["dinsdag en donderdag"],
      place: ["Utrecht en Zeist"],
      contact: ["06 555 501 23"],
    },
    isEnough: true,
    never: ["Kun je er iets"],
  },
  {
    id: "held-pl-kajaki",
    manner: "good",
    language: "pl",
    format: "4:5",
    lengthSeconds: 15,
    prompt:
      "Spływy kajakowe Krutynią, baza Pod Dębem w Krutyni. Kajak dwuosobowy 90 zł za dzień, odbiór sprzętu w cenie. Od maja do końca września, codziennie od 8:30. Rezerwacje: 89 555 01 34",
    facts: {
      name: ["Pod Dębem"],
      price: ["90 zł za dzień"],
      date: ["Od maja do końca września", "codziennie od 8:30"],
      contact: ["89 555 01 34"],
    },
    isEnough: true,
  },
  {
    id: "held-sv-bageri",
    manner: "good",
    language: "sv",
    format: "16:9",
    lengthSeconds: 10,
    prompt:
      "Semlor på rågsurdeg hos Bageri Lund i Umeå, 48 kr styck, sex för 250 kr. Bara till och med fettisdagen. Storgatan 41.",
    facts: {
      name: ["Bageri Lund"],
      price: ["48 kr", "250 kr"],
      place: ["Storgatan 41", "Umeå"],
    },
    isEnough: true,
  },
  {
    id: "held-tr-seramik",
    manner: "good",
    language: "tr",
    format: "1:1",
    lengthSeconds: 15,
    prompt:
      "Seramik atölyemizde ilk çömleğinizi kendiniz yapın. Üç saatlik ders 1.400 TL, malzeme ve fırınlama dahil. Cumartesi ve pazar 14:00, Çark Atölye, Moda, Kadıköy. Kayıt için 0216 555 01 90",
    facts: {
      name: ["Çark Atölye"],
      price: ["1.400 TL"],
      date: ["Cumartesi ve pazar 14:00"],
      place: ["Moda"],
      contact: ["0216 555 01 90"],
    },
    isEnough: true,
  },
  {
    id: "held-ja-cafe",
    manner: "good",
    language: "ja",
    format: "9:16",
    lengthSeconds: 15,
    prompt:
      "京都・西陣の町家カフェ「糸音」です。抹茶と和三盆のプリン620円、ほうじ茶ラテ580円。金曜と土曜は夜9時まで営業、月曜休み。京都市上京区大宮通12-3。ペット同伴できます。",
    facts: {
      name: ["糸音"],
      price: ["620円", "580円"],
      date: ["夜9時まで"],
      place: ["京都市上京区大宮通12-3"],
    },
    isEnough: true,
  },
  {
    id: "held-zh-photo",
    manner: "good",
    language: "zh",
    format: "4:5",
    lengthSeconds: 15,
    prompt:
      "老照片修复，一张30元起，当天出图。上海静安区愚园路218号「留影」工作室，周二到周日10点到19点。不满意退款。电话 021-5555 0132",
    facts: {
      name: ["留影"],
      price: ["30元起"],
      date: ["周二到周日10点到19点"],
      place: ["愚园路218号"],
      contact: ["021-5555 0132"],
    },
    isEnough: true,
  },
  {
    id: "held-ar-tailor",
    manner: "good",
    language: "ar",
    format: "16:9",
    lengthSeconds: 15,
    prompt:
      "خياطة أم سارة في جدة، تفصيل عبايات وفساتين سهرة على المقاس. العباية تبدأ من 250 ريال والتسليم خلال أسبوع. حي الروضة، من السبت إلى الخميس ٤ عصراً حتى ١٠ مساءً. واتساب 0555 017 320",
    facts: {
      name: ["خياطة أم سارة"],
      price: ["250 ريال"],
      date: ["من السبت إلى الخميس"],
      place: ["جدة"],
      contact: ["0555 017 320"],
    },
    isEnough: true,
  },
  {
    id: "held-hi-coaching",
    manner: "good",
    language: "hi",
    format: "1:1",
    lengthSeconds: 15,
    prompt:
      "कक्षा 10 की गणित की ऑनलाइन क्लास, रोज़ शाम 6 से 7:30 बजे। महीने की फीस ₹800, पहले तीन दिन मुफ़्त। शर्मा सर, 12 साल का अनुभव। व्हाट्सऐप 98180 01122",
    facts: {
      name: ["शर्मा सर"],
      price: ["₹800", "पहले तीन दिन मुफ़्त"],
      date: ["शाम 6 से 7:30 बजे"],
      contact: ["98180 01122"],
    },
    isEnough: true,
  },
];

export const heldOutBriefs: readonly SampleBrief[] = briefs.map((brief) => ({
  ...brief,
  kind: "service",
  subjects: [],
}));
