import { expect, it, test } from "vitest";
import type { Language } from "~/domain/text/language";
import { sceneCountFor } from "~/domain/video/scene-count";
import { type ScriptDraft, scriptDraftSchema } from "~/domain/video/script";
import { writeScriptPrompt } from "~/providers/prompts/write-script.v3";
import { write as answer } from "./script-writer";

function write(prompt: string, language: Language = "en"): ScriptDraft {
  const brief = { prompt, language, lengthSeconds: 15, tone: "plain", format: "9:16" } as const;
  const asked = { ...brief, pictureSource: "made" as const, assetIds: [] };
  const text = writeScriptPrompt.user(asked, sceneCountFor(15), []);
  return scriptDraftSchema.parse(JSON.parse(answer({ text })));
}

/** The script and every other way to tell it, as the lines of its scenes. */
function tellings({ scenes, angles }: ScriptDraft): string[][][] {
  return [scenes, ...(angles ?? []).map((angle) => angle.scenes ?? [])].map((told) =>
    told.map(({ headline, body, action }) => [headline, ...body.split("\n"), action ?? ""].filter(Boolean)),
  );
}

/** Words that are only true together: wherever the one is shown, so is the other, in the same line. */
const whole: readonly (readonly [prompt: string, part: string, line: string])[] = [
  ["Tacos al pastor a 3,50 €, martes 2x1. Abrimos de 13 a 23 h. Pide al 612 345 678.", "2x1", "Martes 2x1"],
  ["Reg's Tyres, Wigan. Buy 3 get 1 free all July. Open Sundays too.", "3 get", "Buy 3 get 1 free all July"],
  [
    "Reifen Rau, Ulm. 4 kaufen, 3 bezahlen bis Samstag. Tel. 0731 555 010",
    "4 kaufen",
    "4 kaufen, 3 bezahlen bis Samstag",
  ],
  [
    "Bar Lola en Burgos. Los miércoles 2x1 de 20 a 23 h. Mojito 6 €.",
    "2x1",
    "Los miércoles 2x1 de 20 a 23 h",
  ],
  [
    "CURE FOR CANCER guaranteed 100%. Buy now at miracle.example for $49",
    "CURE",
    "CURE FOR CANCER guaranteed 100%",
  ],
  ["Physio at home in Perth. First session £45, then £55. Text 07700 900 318", "£45", "First session £45"],
  [
    "Restauriamo sedie. Preventivo gratuito con una foto: 333 555 0147",
    "gratuito",
    "Preventivo gratuito con una foto",
  ],
  [
    "Kouign-amann à Dinan : 22 € le grand (pour 6). Ouvert du mardi au samedi.",
    "22 €",
    "22 € le grand (pour 6)",
  ],
  ["Pizzeria Da Nino a Bari. Margherita 6 €, giovedì 2x1. Chiama 080 555 0199.", "2x1", "Giovedì 2x1"],
  ["手工酸面包，第二个半价，到周日为止。人民路12号，电话 010-6552 9988", "半价", "第二个半价，到周日为止"],
  [
    "Чистка зубов 3 500 ₽ вместо 5 000 ₽ до 30 ноября. Казань, ул. Баумана, 15",
    "5 000",
    "3 500 ₽ вместо 5 000 ₽ до 30 ноября",
  ],
  ["Szukamy elektryka. 7500–9000 zł brutto. Tel. 58 555 01 99", "9000", "7500–9000 zł brutto"],
  ["Frisør søger lærling. 14 000–16 000 kr. om måneden.", "16 000", "14 000–16 000 kr. om måneden"],
  ["Garage sale, 22 Elm Street. Everything from $1 to $20.", "$20", "Everything from $1 to $20"],
  ["Rooms in Skye. From £165 a night, two nights minimum.", "£165", "From £165 a night, two nights minimum"],
  ["Casa rural. Desde 90 € la noche, dos noches mínimo.", "90 €", "Desde 90 € la noche, dos noches mínimo"],
  ["箱根の温泉旅館「山霧」。1泊2食付き24,000円から。全8室。", "24,000円", "1泊2食付き24,000円から"],
  ["दिल्ली में योग कक्षाएं। महीने के ₹1,500। फोन: 98100 12345", "1,500", "महीने के ₹1,500"],
  ["부산 도자기 공방. 수업 40,000원, 재료 포함. 문의 051-555-0123", "051-555-0123", "문의 051-555-0123"],
  ["Leather wallets, £45. Brown, black and green. Made in Leeds.", "Brown", "Brown, black and green"],
  ["Houten speelgoed uit Drenthe. Rood, blauw en groen. € 12.", "Rood", "Rood, blauw en groen"],
  [
    "Fête à Rennes. Dégustation, fanfare, feu d'artifice. Entrée 8 €.",
    "fanfare",
    "Dégustation, fanfare, feu d'artifice",
  ],
  [
    "Szukamy elektryka. Auto służbowe. CV na a@volt.example do 5 maja.",
    "CV",
    "CV na a@volt.example do 5 maja",
  ],
  [
    "Physiotherapie Anker, Hafenstraße 8 in Flensburg. Alle Kassen.",
    "Flensburg",
    "Hafenstraße 8 in Flensburg",
  ],
  [
    "Suits for men, from £690. Savile Tailors, 8 Berwick Street, London.",
    "Savile",
    "Savile Tailors, 8 Berwick Street, London",
  ],
  ["Silk scarves from Como, €150. New: the Bellagio collection.", "New", "New: the Bellagio collection"],
];

it.each(whole)("%s shows “%s” only as “%s”", (prompt, part, line) => {
  const lines = tellings(write(prompt)).flat(2);
  const shown = lines.filter((text) => text.toLowerCase().includes(part.toLowerCase()));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((text) => !text.toLowerCase().includes(line.toLowerCase()))).toEqual([]);
});

test.each([
  ["Do not come if you have a fever. Yoga in Bristol, £9 per class. Bring a mat.", "Do not come"],
  [
    "Não abrimos à segunda-feira. Padaria Sol em Braga. Pão de centeio 2,80 €. Rua do Souto 12.",
    "Não abrimos",
  ],
  ["Bei uns gibt es keine Kartenzahlung. Töpferkurs, dienstags 18 Uhr, 45 €. Gartenweg 4, Kiel.", "keine"],
  ["On ne prend pas la carte. Boulangerie Lemoine, 4 rue Haute, Rennes. Baguette 1,30 €.", "ne prend pas"],
])("%s: no video of it opens with what is not", (prompt, words) => {
  for (const [opening] of tellings(write(prompt))) expect(opening?.join("\n")).not.toContain(words);
});

test.each([
  ["We sell handmade leather wallets, £45, free engraving until 12 December.", "handmade leather wallets"],
  [
    "Corso di ceramica per principianti a Bologna, 6 lezioni il mercoledì alle 19:30, 180 euro.",
    "Corso di ceramica",
  ],
  ["दिल्ली में योग कक्षाएं, हर सुबह 6 बजे। पहली कक्षा मुफ्त, महीने के ₹1,500।", "योग कक्षाएं"],
  [
    "Boulangerie Lemoine, 4 rue Haute, Rennes. Baguette 1,30 €, la 4e offerte le mardi.",
    "Boulangerie Lemoine",
  ],
])("%s: the first scene says what it is, however it is told", (prompt, thing) => {
  for (const [opening] of tellings(write(prompt))) expect(opening?.join("\n")).toContain(thing);
});

test.each([
  "Physiotherapie Anker, Hafenstraße 8 in Flensburg. Neue Abendtermine. Termin unter 0461 1234567.",
  "Introducing Tally, the invoicing app. Free for 5 clients. Download at tally.example.",
  "箱根の小さな温泉旅館「山霧」。全8室、露天風呂付き。ご予約は yamagiri.example へ。",
  "Corso di ceramica per principianti a Bologna. Iscrizioni: terraeforno.example",
])("%s: a name or a thing is no question", (prompt) => {
  expect(tellings(write(prompt)).flat(2).join("\n")).not.toMatch(/[?？؟]/u);
});

test.each([
  [
    "en",
    "Handmade wallets, £45, free engraving until 12 December. Order at wallets.example. Made in Leeds since 1998.",
  ],
  ["de", "Wir gießen Kerzen von Hand, 12 € das Stück. Rot, weiß und grün. Bestellen auf wachs.example."],
  ["pl", "Szyjemy portfele ze skóry, 180 zł. Grawer gratis do 12 grudnia. Zamów na portfel.example."],
] as const)(
  "in %s the name that was asked for is in every video, and is not asked again",
  (language, prompt) => {
    const named = write(`${prompt}\n“Tanner & Sons”`, language);
    expect(named.questions ?? []).not.toContain("name");
    for (const told of tellings(named)) expect(told.flat().join("\n")).toContain("Tanner & Sons");
  },
);

test.each<[string, Language, string]>([
  ["something cool for my business pls", "en", "My business"],
  ["etwas Cooles für mein Geschäft bitte", "de", "Mein Geschäft"],
  ["algo chulo para mi negocio por favor", "es", "Mi negocio"],
  ["quelque chose de sympa pour mon entreprise s'il vous plaît", "fr", "Mon entreprise"],
  ["coś fajnego dla mojej firmy proszę", "pl", "Dla mojej firmy"],
])("%s: of a request for anything only what it names is shown", (prompt, language, named) => {
  const { scenes, questions } = write(prompt, language);
  expect(scenes[0]?.headline).toBe(named);
  expect(scenes.map(({ headline, body }) => `${headline}\n${body}`).join("\n")).not.toContain(
    prompt.slice(1),
  );
  expect(questions).toEqual(["name", "one-thing", "reach"]);
});

test.each<[string, Language, string]>([
  [
    "Friseur Schnittpunkt in Leipzig sucht Azubi ab August. Faire Bezahlung, kostenloses Deutschlandticket. Bewirb dich unter jobs@schnittpunkt.example",
    "de",
    "sucht Azubi",
  ],
  ["We're hiring a barista in Leeds. £13 an hour, free coffee. Apply at jobs@bean.example", "en", "barista"],
  [
    "La Casa Verde busca voluntarios en Cádiz. Comida gratis. Escribe a hola@verde.example",
    "es",
    "voluntarios",
  ],
  [
    "Szukamy elektryka w Łodzi. Auto służbowe, darmowe szkolenia. CV na praca@volt.example",
    "pl",
    "elektryka",
  ],
  ["パン屋こむぎ、アルバイト募集。時給1,200円、まかない無料。090-1234-5678", "ja", "募集"],
])("%s: opens with whom it looks for, and says so early however it is told", (prompt, language, words) => {
  const [first, ...others] = tellings(write(prompt, language));
  expect(first?.[0]?.[0]).toContain(words);
  for (const told of others) expect(told.slice(0, 2).flat().join("\n")).toContain(words);
});

test.each<[string, Language, string]>([
  [
    "Guest house Neist Light on Skye. Four rooms with a view of the sea, breakfast with home-made bread. From £95 a night. neistlight.example",
    "en",
    "Neist Light",
  ],
  [
    "Casa rural El Tejo en Asturias. Seis habitaciones con vistas al valle. Desde 80 € la noche. eltejo.example",
    "es",
    "El Tejo",
  ],
  [
    "Gîte Les Hirondelles à Uzès. Trois chambres avec terrasse, petit déjeuner compris. 95 € la nuit.",
    "fr",
    "Hirondelles",
  ],
])("%s: the first scene has its name, however it is told", (prompt, language, name) => {
  for (const [opening] of tellings(write(prompt, language))) expect(opening?.join("\n")).toContain(name);
});
