import { expect, test } from "vitest";
import type { Language } from "~/domain/text/language";
import { rowOf } from "./rows";
import { stripRequest } from "./strip-request";

/** What is left of a sentence that asks for a video; null where nothing of it can be set. */
function shown(sentence: string, language: Language): string | null {
  const asked = stripRequest(sentence.replace(/\?$/u, ""), sentence.endsWith("?"), rowOf(language));
  if (asked.kind === "none") return sentence;
  return asked.kind === "partial" ? null : sentence.slice(asked.start, asked.end);
}

test.each<[Language, string, string | null]>([
  ["en", "make a cool tiktok for my dog grooming business", "my dog grooming business"],
  ["en", "Please create a 20 second video about our soap", "our soap"],
  ["en", "I need a short promo for the summer fair", "the summer fair"],
  ["en", "A cool promo for our market", "our market"],
  ["en", "Video about my bakery", "my bakery"],
  ["en", "Can you make me a video about my bakery?", "my bakery"],
  ["en", "Promote my bakery", "my bakery"],
  ["en", "Make a short video", null],
  ["en", "Make a short video please", null],
  ["en", "Can you make something cosy pls?", null],
  ["de", "Bitte macht ein kurzes Video", null],
  ["fr", "Faites une courte vidéo s'il vous plaît", null],
  ["fr", "fais un truc qui claque stp", null],
  ["es", "Haz un vídeo corto por favor", null],
  ["pt", "Faz um vídeo curtinho pra mim por favor", null],
  ["it", "Fate un video breve per favore", null],
  ["pl", "Zrób proszę krótki filmik", null],
  ["tr", "Lütfen kısa bir video yap", null],
  ["ar", "من فضلك اصنع فيديو قصير", null],
  ["hi", "कृपया एक छोटा वीडियो बना दीजिए", null],
  ["ja", "短い動画をお願いします", null],
  ["zh", "请做一个短视频", null],
  ["nl", "Maak alsjeblieft een korte video", null],
  ["sv", "Gör en kort video tack", null],
  ["da", "Lav en kort video, tak", null],
  ["en", "Do something good for your skin", "Do something good for your skin"],
  ["en", "I want to promote my bakery in Leeds", "my bakery in Leeds"],
  ["en", "can you do something nice for our pub quiz", "our pub quiz"],
  ["es", "Quiero dar a conocer mi vivero", "mi vivero"],
  ["pt", "Quero divulgar meu salão de beleza", "meu salão de beleza"],
  ["pt", "Queremos promover a nossa quinta", "a nossa quinta"],
  ["it", "Vorrei far conoscere la mia bottega", "la mia bottega"],
  ["fr", "Je veux faire connaître ma boulangerie", "ma boulangerie"],
  ["fr", "un truc sympa pour mon salon svp", "mon salon"],
  ["de", "Ich will meine Bäckerei in Ulm bekannt machen", "meine Bäckerei in Ulm"],
  ["nl", "Ik wil mijn bakkerij promoten", "mijn bakkerij"],
  ["sv", "Jag vill marknadsföra mitt bageri", "mitt bageri"],
  ["da", "Jeg vil gerne markedsføre mit bageri", "mit bageri"],
  ["pl", "Chcę wypromować moją piekarnię", "moją piekarnię"],
  ["tr", "Kahve dükkanım için video", "Kahve dükkanım"],
  ["ar", "فيديو عن مقهى", "مقهى"],
  ["en", "Quick clip for our bakery pls thanks", "our bakery"],
  ["es", "Un vídeo para mi floristería porfa", "mi floristería"],
  ["fr", "Une vidéo pour mon salon merci", "mon salon"],
  ["it", "Un video per la mia officina grazie mille", "la mia officina"],
  ["en", "Video for Brightside Dental, a clinic in Leeds", "Brightside Dental, a clinic in Leeds"],
  ["en", "Video for beginners, Saturday", "Video for beginners, Saturday"],
  ["de", "Erstelle ein kurzes Werbevideo für unseren neuen Espresso", "unseren neuen Espresso"],
  ["de", "Werbespot für die Eisdiele am Markt", "die Eisdiele am Markt"],
  ["de", "Ein Film über meinen Hof", "meinen Hof"],
  ["fr", "Fais une vidéo sur notre boulangerie", "notre boulangerie"],
  ["fr", "Crée une vidéo de 20 secondes pour présenter notre boulangerie", "notre boulangerie"],
  ["es", "Quiero un anuncio para nuestra panadería", "nuestra panadería"],
  ["es", "Haz un vídeo para promocionar nuestra casa rural", "nuestra casa rural"],
  ["pt", "Faça um vídeo sobre a minha loja", "a minha loja"],
  ["it", "Fai un video per la mia pizzeria", "la mia pizzeria"],
  ["pl", "Zrób film o mojej piekarni", "mojej piekarni"],
  ["nl", "Maak een leuke video voor mijn fietsenwinkel", "mijn fietsenwinkel"],
  ["sv", "Gör en film om mitt kafé", "mitt kafé"],
  ["da", "Lav en video om min cykelbutik", "min cykelbutik"],
  ["tr", "Kuaför salonum için kısa bir video yap", "Kuaför salonum"],
  ["tr", "Kafem hakkında tanıtım videosu yapın", "Kafem"],
  ["hi", "मेरी बेकरी के लिए एक छोटा वीडियो बनाओ", "मेरी बेकरी"],
  ["ja", "うちのパン屋について短い動画を作ってください", "うちのパン屋"],
  ["ja", "パン屋の動画を作って", "パン屋"],
  ["zh", "为我的面包店做一个短视频", "我的面包店"],
  ["zh", "做一个关于咖啡馆的视频", "咖啡馆"],
  ["ar", "اصنع فيديو عن مخبز الحي", "مخبز الحي"],
  ["ar", "أريد إعلان لمخبزي", "مخبزي"],
])("%s: %s → %s", (language, sentence, subject) => {
  expect(shown(sentence, language)).toBe(subject);
});

test.each<[Language, string]>([
  ["en", "Short story course"],
  ["en", "Want a video of your wedding?"],
  ["en", "Make your own candle"],
  ["en", "Video for Brightside Dental"],
  ["en", "Is there a film for my kids?"],
  ["en", "Fishing reel for beginners"],
  ["en", "Commercial space for rent"],
  ["de", "Film für Kinder, Samstag 15 Uhr"],
  ["de", "Mach 2024 zu deinem Jahr"],
  ["fr", "Film pour enfants, samedi 15 h"],
  ["fr", "Cours de vidéo pour débutants"],
  ["es", "Clases de video para niños"],
  ["es", "¿Quieres un vídeo de tu boda?"],
  ["pl", "Film dla dzieci, sobota 15:00"],
  ["hi", "बच्चों के लिए गिटार क्लास"],
  ["ja", "動画編集の講座"],
  ["zh", "短视频制作课程"],
])("%s: nothing is asked for in “%s”", (language, sentence) => {
  expect(shown(sentence, language)).toBe(sentence);
});
