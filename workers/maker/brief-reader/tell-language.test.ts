import { describe, expect, test } from "vitest";
import type { Language } from "~/domain/text/language";
import { tellLanguage } from "./tell-language";

describe("by the letters", () => {
  test.each<[string, Language]>([
    ["ドーハの新しいパン屋。毎朝焼きたて。", "ja"],
    ["多哈新面包店，每天早上新鲜出炉。", "zh"],
    ["매일 아침 갓 구운 빵", "ko"],
    ["ขนมปังสดใหม่ทุกเช้า", "th"],
    ["Φρέσκο ψωμί κάθε πρωί", "el"],
    ["לחם טרי בכל בוקר", "he"],
    ["हर सुबह ताज़ी रोटी", "hi"],
    ["প্রতিদিন সকালে তাজা রুটি", "bn"],
  ])("%s", (text, language) => {
    expect(tellLanguage(text, "en")).toEqual({ language, from: "letters" });
  });

  test("Han without kana is Japanese where that was chosen", () => {
    expect(tellLanguage("手作食卓", "ja").language).toBe("ja");
    expect(tellLanguage("手作食卓", "en").language).toBe("zh");
  });
});

describe("by the words, of which there are four or more", () => {
  test.each<[string, Language]>([
    ["Am 3. Mai eröffnen wir eine Bäckerei mit Roggenbrot und Kaffee.", "de"],
    ["We are opening a bakery with rye bread and free coffee for every guest.", "en"],
    ["Nous ouvrons une boulangerie avec du pain de seigle et un café pour chaque client.", "fr"],
    ["Abrimos una panadería con pan de centeno y café para los vecinos.", "es"],
    ["Abrimos uma padaria com pão de centeio e café para todos os vizinhos.", "pt"],
    ["Apriamo un forno con pane di segale e caffè per tutti i vicini.", "it"],
    ["Otwieramy piekarnię z chlebem żytnim i kawą dla wszystkich sąsiadów.", "pl"],
    ["Çavdar ekmeği ve kahve ile yeni bir fırın açıyoruz.", "tr"],
    ["We openen een bakkerij met roggebrood en koffie voor alle buren.", "nl"],
    ["Vi öppnar ett bageri med rågbröd och kaffe för alla grannar.", "sv"],
    ["Vi åbner et bageri med rugbrød og kaffe til alle vores naboer.", "da"],
    ["Мы открываем пекарню с ржаным хлебом и кофе для всех соседей.", "ru"],
    ["Ми відкриваємо пекарню з житнім хлібом і кавою для всіх сусідів.", "uk"],
    ["Otevíráme pekárnu s žitným chlebem a kávou pro všechny sousedy.", "cs"],
    ["Avaamme leipomon, jossa on ruisleipää ja kahvia kaikille naapureille.", "fi"],
    ["Megnyitjuk a pékséget rozskenyérrel és kávéval minden szomszédnak.", "hu"],
    ["Deschidem o brutărie cu pâine de secară și cafea pentru toți vecinii.", "ro"],
    ["Chúng tôi mở một tiệm bánh mì với cà phê cho mọi người hàng xóm.", "vi"],
    ["Kami membuka toko roti dengan kopi untuk semua tetangga setiap pagi.", "id"],
    ["نفتح مخبزا جديدا مع الخبز الطازج والقهوة لجميع الجيران.", "ar"],
    ["ما یک نانوایی تازه با نان چاودار و قهوه برای همه همسایه‌ها باز می‌کنیم.", "fa"],
  ])("%s", (text, language) => {
    const told = tellLanguage(text, "en");
    expect(told).toEqual({ language, from: "words" });
  });
});

describe("the chosen language stays", () => {
  test.each<[string, Language]>([
    ["Tidal 29 €", "de"],
    ["my bakery", "en"],
    ["Café Été", "en"],
    ["", "fr"],
    ["29 €", "pl"],
  ])("where too little is written: %s", (text, chosen) => {
    expect(tellLanguage(text, chosen)).toEqual({ language: chosen, from: "choice" });
  });

  test("names and quotations are no words of a language", () => {
    expect(tellLanguage("Try „Crème brûlée du chef Été“ at our place this week", "en").language).toBe("en");
  });

  test.each<[string, Language]>([
    [
      "Unser neuer Coffee Shop in Berlin: Flat White, Cold Brew, hausgemachter Carrot Cake. Opening am Samstag. Happy Hour.",
      "de",
    ],
    ["New Yoga Studio mit Blick auf den Park. Early Bird Special pro Class, Drop-in", "de"],
    [
      "Nuovo coworking a Torino: open space, meeting room, wifi super fast. Free trial day, poi al giorno",
      "it",
    ],
    [
      "Food truck vegano, burgers y wraps, food court Plaza Norte. Happy hour de cinco a siete, 2x1 en smoothies",
      "es",
    ],
    ["Our new Coffee Shop Einstein in Berlin serves the best Apfelstrudel und Kaffee", "en"],
    ["Pilates al fresco, breathwork, sound bath, cold plunge", "en"],
  ])("unless the small words are those of another: %s", (text, language) => {
    expect(tellLanguage(text, "en").language).toBe(language);
  });

  test("of languages in one script, the words and the choice decide", () => {
    expect(tellLanguage("Нова пекарня", "uk")).toEqual({ language: "uk", from: "letters" });
    expect(tellLanguage("Пекарня", "en")).toEqual({ language: "ru", from: "letters" });
  });
});
