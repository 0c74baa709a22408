import type { Format } from "~/domain/video/format";
import type { Scene, Storyboard } from "~/scene/storyboard";

/** Contents that stress a design: usual, too long, other directions and scripts, and no pictures at all. */
export const contentCases = ["short", "long", "arabic", "japanese", "no-pictures"] as const;
export type ContentCase = (typeof contentCases)[number];

type Row = [
  role: Scene["role"],
  picture: string,
  texts: { label?: string; headline: string; body?: string; action?: string },
];

const rows: Record<Exclude<ContentCase, "no-pictures">, Row[]> = {
  short: [
    ["hook", "dunes", { label: "New in autumn", headline: "Made slowly, worn for years" }],
    [
      "point",
      "bottleOnStage",
      {
        label: "The oil",
        headline: "Cold-pressed in small batches",
        body: "From 41 growers in the Drâa valley, bottled within two days.",
      },
    ],
    [
      "point",
      "citrus",
      { headline: "Nothing you can’t pronounce", body: "Four ingredients. All of them grow on trees." },
    ],
    [
      "proof",
      "portrait",
      { label: "Salma, 34, Agadir", headline: "My skin drinks it. I stopped buying three other things." },
    ],
    [
      "offer",
      "citrus",
      { label: "Until Sunday", headline: "−30%", body: "On every first order, refills included." },
    ],
    [
      "action",
      "bottleOnStage",
      { headline: "Try it for a month", body: "Free returns, even opened.", action: "Order at example.com" },
    ],
  ],
  long: [
    [
      "hook",
      "dunes",
      {
        label: "The autumn and winter collection 2026",
        headline:
          "Everything we have learned about wool in forty years, knitted into one single honest jumper for every day",
      },
    ],
    [
      "point",
      "bottleOnStage",
      {
        label: "Materials and provenance",
        headline: "Traceable merino from certified farms in Patagonia and the Eastern Cape",
        body: "Each jumper carries a number. Type it in on our site and you will see the farm, the shearing date, the mill that spun the yarn and the name of the person who linked the toe by hand. It takes nine hours, and we think you can feel every one of them.",
      },
    ],
    [
      "point",
      "citrus",
      {
        headline: "Donaudampfschifffahrtsgesellschaftskapitänsmütze included",
        body: "Washes at thirty degrees, dries flat overnight, and never pills: we tested it for 20,000 Martindale cycles.",
      },
    ],
    [
      "proof",
      "portrait",
      {
        label: "Margarethe von Hohenstein-Sommerfeld, verified customer",
        headline:
          "I have owned it for three winters now, worn it on two continents and on one very small boat, and it still looks better than anything I bought last year.",
      },
    ],
    [
      "offer",
      "citrus",
      {
        label: "For newsletter subscribers only",
        headline: "Two jumpers for the price of one and a half",
        body: "Until the thirtieth of November, in all sizes and all eleven colours, in our shops and online.",
      },
    ],
    [
      "action",
      "bottleOnStage",
      {
        headline: "Find the shop nearest to you or order online today",
        body: "Free delivery and returns within the European Union, Norway and Switzerland.",
        action: "Order at example.com/autumn",
      },
    ],
  ],
  arabic: [
    ["hook", "dunes", { label: "جديد هذا الخريف", headline: "صُنع على مهل ليدوم سنوات" }],
    [
      "point",
      "bottleOnStage",
      {
        label: "الزيت",
        headline: "معصور على البارد بكميات صغيرة",
        body: "من 41 مزارعًا في وادي درعة، ويُعبّأ خلال يومين فقط.",
      },
    ],
    ["point", "citrus", { headline: "أربعة مكونات لا غير", body: "كلها تنمو على الأشجار، ومنها Argan Bio." }],
    [
      "proof",
      "portrait",
      { label: "سلمى، 34 عامًا، أكادير", headline: "بشرتي تحبه. لم أعد أشتري ثلاثة منتجات أخرى." },
    ],
    [
      "offer",
      "citrus",
      { label: "حتى يوم الأحد", headline: "خصم 30%", body: "على كل طلب أول، بما في ذلك العبوات." },
    ],
    [
      "action",
      "bottleOnStage",
      { headline: "جرّبه لمدة شهر", body: "إرجاع مجاني حتى بعد الفتح.", action: "اطلب من example.com" },
    ],
  ],
  japanese: [
    ["hook", "dunes", { label: "秋の新作", headline: "ゆっくり作り、長く着る。" }],
    [
      "point",
      "bottleOnStage",
      {
        label: "オイルについて",
        headline: "少量ずつ、低温で搾っています",
        body: "ドラア渓谷の41軒の農家から届き、二日以内に瓶詰めします。",
      },
    ],
    [
      "point",
      "citrus",
      {
        headline: "原材料は、たったの四つ。",
        body: "すべて木に実るものだけを使っています。「無添加」という言葉に頼りません。",
      },
    ],
    [
      "proof",
      "portrait",
      {
        label: "サルマさん（34歳）",
        headline: "肌がごくごく飲んでいるみたい。ほかの三つはもう買っていません。",
      },
    ],
    [
      "offer",
      "citrus",
      { label: "日曜日まで", headline: "30%オフ", body: "初回のご注文すべて。詰め替えも対象です。" },
    ],
    [
      "action",
      "bottleOnStage",
      { headline: "一か月、試してみる", body: "開封後も返品無料。", action: "example.com で注文" },
    ],
  ],
};

const languages: Record<ContentCase, string> = {
  short: "en",
  long: "en",
  arabic: "ar",
  japanese: "ja",
  "no-pictures": "en",
};

/** A storyboard of six scenes with one of the contents. */
export function sampleStoryboard(
  content: ContentCase,
  templateId: string,
  format: Format,
  seed: number,
): Storyboard {
  const source = rows[content === "no-pictures" ? "short" : content];
  return {
    version: 3,
    title: "Sample",
    language: languages[content],
    format,
    templateId,
    seed,
    music: null,
    scenes: source.map(([role, assetId, texts], index) => ({
      id: `scene-${index}`,
      role,
      durationSeconds: 3,
      slots: {
        ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { kind: "text", text }])),
        ...(content === "no-pictures"
          ? {}
          : { picture: { kind: "picture", assetId, alt: "", focusX: 0.5, focusY: 0.55 } }),
      },
    })),
  };
}
