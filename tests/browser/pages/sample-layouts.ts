import type { Format } from "~/domain/video/format";
import type { SceneRole } from "~/domain/video/scene-role";
import type { Layout } from "~/scene/layouts/layout";
import { mediaSlots } from "~/scene/layouts/part";
import type { Scene, SlotContent, Storyboard } from "~/scene/storyboard";

/** Contents that stress a layout: usual, too long, other directions and scripts, and nothing but words. */
export const layoutContents = ["short", "long", "arabic", "japanese", "hindi", "russian", "missing"] as const;
export type LayoutContent = (typeof layoutContents)[number];

interface Words {
  language: string;
  label: string;
  headline: string;
  name: string;
  quote: string;
  body: string;
  action: string;
  date: string;
  rows: string;
  pairs: string;
}

const english: Words = {
  language: "en",
  label: "New in autumn",
  headline: "Made slowly, worn for years",
  name: "Slow wool",
  quote: "I stopped buying three other things. This one simply lasts.",
  body: "From 41 growers in the Drâa valley, bottled within two days.",
  action: "Order at example.com",
  date: "Sat 24 Oct",
  rows: "Cold-pressed in small batches\nRefills at half the price\nFree returns, even opened",
  pairs: "Bread & olive oil | €4\nPumpkin soup | €9.50\nTagliatelle, sage | €16\nPear tart | €7",
};

const words: Record<Exclude<LayoutContent, "missing">, Words> = {
  short: english,
  long: {
    language: "de",
    label: "Für Abonnentinnen und Abonnenten des Newsletters",
    headline:
      "Alles, was wir in vierzig Jahren über Wolle gelernt haben, in einem einzigen ehrlichen Pullover für jeden Tag",
    name: "Donaudampfschifffahrtsgesellschaft",
    quote:
      "Ich habe ihn seit drei Wintern, trug ihn auf zwei Kontinenten und auf einem sehr kleinen Boot, und er sieht noch immer besser aus als alles, was ich letztes Jahr gekauft habe.",
    body: "Jeder Pullover trägt eine Nummer. Geben Sie sie auf unserer Seite ein, und Sie sehen den Hof, den Tag der Schur, die Spinnerei und den Namen der Person, die ihn von Hand gekettelt hat. Neun Stunden dauert das.",
    action: "Jetzt bestellen auf example.com",
    date: "Donnerstag, 24. September",
    rows: "Rückverfolgbare Merinowolle von zertifizierten Höfen in Patagonien\nBei dreißig Grad waschbar, über Nacht trocken\nKostenlose Reparatur, solange es den Pullover gibt\nVersand und Rücksendung ohne Gebühren\nIn elf Farben und allen Größen",
    pairs:
      "Sauerteigbrot mit gesalzener Landbutter | 4,50 €\nKürbissuppe mit gerösteten Kernen und Öl | 9,50 €\nTagliatelle mit brauner Butter und Salbei | 16,00 €\nGeschmorte Ochsenbacke, Selleriepüree | 24,00 €\nBirnentarte mit Rahm | 7,00 €\nKäse vom Affineur | 12,00 €",
  },
  arabic: {
    language: "ar",
    label: "جديد هذا الخريف",
    headline: "صُنع على مهل ليدوم سنوات",
    name: "صوف أصيل",
    quote: "بشرتي تحبه. لم أعد أشتري ثلاثة منتجات أخرى.",
    body: "من 41 مزارعًا في وادي درعة، ويُعبّأ خلال يومين فقط.",
    action: "اطلب من example.com",
    date: "السبت 24 أكتوبر",
    rows: "معصور على البارد بكميات صغيرة\nعبوات التعبئة بنصف السعر\nإرجاع مجاني حتى بعد الفتح",
    pairs: "خبز وزيت زيتون | 4 €\nشوربة اليقطين | 9 €\nمعكرونة بالمريمية | 16 €\nتارت الإجاص | 7 €",
  },
  japanese: {
    language: "ja",
    label: "秋の新作",
    headline: "ゆっくり作り、長く着る。",
    name: "羊の毛",
    quote: "肌がごくごく飲んでいるみたい。ほかの三つはもう買っていません。",
    body: "ドラア渓谷の41軒の農家から届き、二日以内に瓶詰めします。",
    action: "example.com で注文",
    date: "10月24日（土）",
    rows: "少量ずつ、低温で搾っています\n詰め替えは半額\n開封後も返品無料",
    pairs:
      "パンとオリーブオイル | ¥400\nかぼちゃのスープ | ¥950\nセージのタリアテッレ | ¥1,600\n洋梨のタルト | ¥700",
  },
  hindi: {
    language: "hi",
    label: "इस पतझड़ में नया",
    headline: "धीरे-धीरे बना, बरसों तक पहना",
    name: "असली ऊन",
    quote: "मेरी त्वचा को यह बहुत पसंद है। अब मैं बाकी तीन चीज़ें नहीं ख़रीदती।",
    body: "द्रा घाटी के 41 किसानों से, दो दिन के भीतर बोतल में बंद।",
    action: "अभी ऑर्डर करें",
    date: "शनि 24 अक्टू",
    rows: "छोटी खेप में ठंडा निकाला गया\nरिफ़िल आधे दाम पर\nखोलने के बाद भी मुफ़्त वापसी",
    pairs: "रोटी और जैतून तेल | ₹400\nकद्दू का सूप | ₹950\nसेज पास्ता | ₹1,600\nनाशपाती टार्ट | ₹700",
  },
  russian: {
    language: "ru",
    label: "Новинка осени",
    headline: "Сделано не спеша, на долгие годы",
    name: "Шерсть",
    quote: "Три других средства я больше не покупаю. Это просто служит.",
    body: "От 41 хозяйства долины Дра, разлито за два дня.",
    action: "Заказать на example.com",
    date: "Сб, 24 октября",
    rows: "Холодный отжим малыми партиями\nСменный блок за полцены\nБесплатный возврат",
    pairs: "Хлеб и масло | 4 €\nТыквенный суп | 9,50 €\nТальятелле с шалфеем | 16 €\nГрушевый тарт | 7 €",
  },
};

const pictures = ["dunes", "bottleOnStage", "citrus", "portrait"];

/** A storyboard with one scene for each layout, pinned to it, filled with what its slots are made for. */
export function layoutStoryboard(
  layouts: readonly Layout[],
  content: LayoutContent,
  templateId: string,
  format: Format,
  seed: number,
): Storyboard {
  const given = words[content === "missing" ? "short" : content];
  return {
    version: 3,
    title: "Layouts",
    language: given.language,
    format,
    templateId,
    seed,
    music: null,
    scenes: layouts.map((layout, index): Scene => {
      const role = layout.roles[0] as SceneRole;
      return {
        id: `${layout.id}-${index}`,
        role,
        durationSeconds: 3,
        layoutId: layout.id,
        slots: slotsFor(layout, given, index, content === "missing"),
      };
    }),
  };
}

function slotsFor(
  layout: Layout,
  given: Words,
  index: number,
  isMissing: boolean,
): Record<string, SlotContent> {
  const text = (value: string): SlotContent => ({ kind: "text", text: value });
  const slots: Record<string, SlotContent> = {};
  const { headline, label, body } = layout.slots;
  const isQuote = layout.family === "quote";
  const isEvent = label?.kind === "text" && label.required && layout.family === "event";
  slots.label = text(isEvent ? given.date : isQuote ? "Salma, 34, Agadir" : given.label);
  const fewCharacters = headline?.kind === "text" ? headline.maxCharacters : 60;
  slots.headline = text(isQuote ? given.quote : fewCharacters <= 32 ? given.name : given.headline);
  if (body?.kind === "list") slots.body = text(body.columns === 2 ? given.pairs : given.rows);
  else if (!isQuote) slots.body = text(given.body);
  if (layout.roles.includes("action") && !isQuote) slots.action = text(given.action);
  if (layout.slots.icon)
    slots.icon = { kind: "icon", name: ["sprout", "truck", "gift", "heart"][index % 4]! };
  const number = layout.slots.figure;
  if (number?.kind === "number") {
    const unit = number.unit === "percent" ? "percent" : layout.family === "price" ? "EUR" : null;
    const value = unit === "percent" ? 87 : unit ? 24.9 : layout.family === "quote" ? 4.6 : 12400;
    slots.figure = {
      kind: "number",
      value: layout.id === "countdown" ? 7 : value,
      from: layout.id === "countdown" ? 30 : 0,
      decimals: unit === "EUR" ? 2 : 0,
      unit,
    };
  }
  if (isMissing) {
    return { headline: slots.headline };
  }
  for (const [place, slot] of mediaSlots.entries()) {
    if (layout.slots[slot]) slots[slot] = pictureSlot(pictures[(index + place) % pictures.length]!);
  }
  return slots;
}

function pictureSlot(assetId: string): SlotContent {
  return { kind: "picture", assetId, alt: "", focusX: 0.5, focusY: 0.5 };
}
