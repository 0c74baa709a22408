import { expect, test } from "vitest";
import type { Language } from "~/domain/text/language";
import { readBrief } from "./read-brief";

const shownOf = (prompt: string, language: Language) =>
  readBrief({ prompt, language, region: null })
    .parts.map(({ text }) => text)
    .join("\n");

/** A fact, and what the maker alone is told. */
test.each<[Language, string, string]>([
  ["en", "Silk scarves, £40", "Please do not mention the price of shipping (£9), and use a calm tone"],
  ["en", "Gutters, £55", "Make it elegant, no music with drums"],
  ["en", "Gutters, £55", "Please leave out that we move, don't show any people and keep the colours dark"],
  ["en", "Tyres, £55", "make the text massive and use drum n bass"],
  ["en", "Gutters, £55", "want it upbeat, not corporate"],
  ["de", "Tanzkurs, 45 €", "Bitte nicht zu hektisch"],
  ["en", "Gutters, £55", "maybe use a dog barking at the start?"],
  ["en", "Gutters, £55", "Something classy would be lovely, thanks"],
  ["fr", "Gîte, 80 €", "Si vous pouviez faire quelque chose de doux, merci"],
  ["es", "Surf, 30 €", "Que quede lindo por favor"],
  ["nl", "Kanoën, € 20", "Kun je er iets leuks van maken?"],
  ["de", "Tanzkurs, 45 €", "Bitte nicht erwähnen, dass wir umziehen"],
  ["de", "Tanzkurs, 45 €", "Bitte keine hektische Musik und den Text schön groß"],
  ["fr", "Gîte, 80 €", "Ne parlez pas du bruit"],
  ["fr", "Gîte, 80 €", "Ton calme, sans voix off s'il vous plaît"],
  ["es", "Surf, 30 €", "No pongas fotos de gente, música tranquila"],
  ["pt", "Passeio, 35 €", "Sem voz off, por favor"],
  ["it", "Vela, 120 €", "fatelo simpatico"],
  ["de", "Tanzkurs, 45 €", "macht es bitte richtig fröhlich"],
  ["it", "Vela, 120 €", "Non mostrate i volti e usate musica calma"],
  ["nl", "Kanoën, € 20", "Noem de concurrent niet"],
  ["nl", "Kanoën, € 20", "Rustige muziek graag"],
  ["sv", "Kajak, 400 kr", "Nämn inte vädret och ingen stressig musik tack"],
  ["da", "Kajak, 400 kr", "Nævn ikke vejret"],
  ["da", "Kajak, 400 kr", "Brug rolig musik"],
  ["pl", "Spływ, 80 zł", "Nie pokazuj twarzy"],
  ["pl", "Spływ, 80 zł", "Bez głośnej muzyki w filmie"],
  ["tr", "Tekne turu, 900 TL", "Fiyattan bahsetmeyin"],
  ["tr", "Tekne turu, 900 TL", "Müzik sakin olsun"],
  ["ar", "رحلات بحرية، 200 ريال", "لا تذكر المنافسين"],
  ["ar", "رحلات بحرية، 200 ريال", "بدون موسيقى صاخبة"],
  ["hi", "नाव की सैर, ₹500", "प्रतियोगियों का ज़िक्र न करें"],
  ["hi", "नाव की सैर, ₹500", "वीडियो में तेज़ संगीत न डालें"],
  ["ja", "カヤック体験、5,000円", "他社のことには触れないでください"],
  ["ja", "カヤック体験、5,000円", "派手な文字は使わないでください"],
  ["zh", "皮划艇体验，128元", "不要提竞争对手"],
  ["zh", "皮划艇体验，128元", "不要用太吵的音乐，字幕大一点"],
])("%s: %s. %s", (language, fact, instruction) => {
  const stop = language === "ja" || language === "zh" ? "。" : language === "hi" ? "। " : ". ";
  const shown = shownOf(`${fact}${stop}${instruction}${stop}`, language);
  expect(shown).toBe(shownOf(fact, language));
});

test.each<[Language, string, string]>([
  ["en", "Print shop in Bath, mugs £8. mugs.example. Choose your colours.", "Choose your colours"],
  ["es", "Coro en Vigo, 20 €. No hace falta saber música.", "No hace falta saber música"],
  ["pl", "Nauka śpiewu w Łodzi, 80 zł. Nie musisz mieć głosu.", "Nie musisz mieć głosu"],
  ["en", "Quiet café in Bath, no music, no laptops. Coffee £3.", "no music"],
  [
    "en",
    "Clipit edits for you. Add captions and music in one tap. Download at clipit.example.",
    "captions and music",
  ],
  ["de", "Hochzeitsband aus Kiel, Tanzmusik bis in den Morgen. 0431 123456", "Tanzmusik bis in den Morgen"],
])("%s: what is offered is no instruction: %s", (language, prompt, offered) => {
  expect(shownOf(prompt, language)).toContain(offered);
});

test.each<[Language, string]>([
  ["en", "something cool for my business pls"],
  ["de", "irgendwas cooles für mein Geschäft bitte"],
  ["es", "algo chulo para mi negocio porfa"],
  ["fr", "un truc sympa pour mon entreprise svp"],
  ["it", "qualcosa di bello per la mia azienda"],
  ["pt", "algo legal para o meu negócio"],
])("%s: a request for anything says nothing to show: %s", (language, prompt) => {
  expect(shownOf(prompt, language)).toBe("");
});
