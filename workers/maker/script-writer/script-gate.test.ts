import { describe, expect, it } from "vitest";
import { missingParts } from "~/domain/facts/missing-parts";
import type { Language } from "~/domain/text/language";
import { openWith } from "~/domain/video/edit-script";
import { sceneCountFor } from "~/domain/video/scene-count";
import type { Script } from "~/domain/video/script";
import { claimsOfScenes } from "~/domain/video/script-claims";
import { resolveModels } from "~/providers/model-catalogue.server";
import { writeScript } from "~/providers/write-script.server";
import { scriptSeconds } from "~/scene/script-seconds";
import { allBriefs } from "../../../tests/bench/briefs/all-briefs.ts";
import { maker } from "../../../tests/fixtures/maker.ts";
import { samplePrompts, thinPrompts } from "../../../tests/fixtures/prompts.ts";
import { readBrief } from "../brief-reader/read-brief";
import { exampleBriefs } from "./example-briefs";
import { phrasesFor } from "./phrases";

/** What a brief of each language is put together from. */
interface Pieces {
  request: string;
  subject: string;
  audience: string;
  features: [string, string];
  statement: string;
  gift: string;
  price: string;
  date: string;
  address: string;
  phone: string;
  comma: string;
  stop: string;
}

const western = { comma: ", ", stop: ". " };
const pieces: Partial<Record<Language, Pieces>> = {
  en: {
    ...western,
    request: "Make a short video about my",
    subject: "sourdough bread",
    audience: "for families",
    features: ["without sugar", "with rye flour"],
    statement: "We bake all night",
    gift: "free delivery",
    price: "£4.50 a loaf",
    date: "Saturday 14 June",
    address: "14 Dean Street, London",
    phone: "020 7946 0958",
  },
  de: {
    ...western,
    request: "Mach ein kurzes Video über mein",
    subject: "Sauerteigbrot",
    audience: "für Familien",
    features: ["ohne Zucker", "mit Roggenmehl"],
    statement: "Wir backen die ganze Nacht",
    gift: "kostenlose Lieferung",
    price: "4,50 € pro Laib",
    date: "Samstag, 14. Juni",
    address: "Holtenauer Straße 12, 24105 Kiel",
    phone: "0431 123456",
  },
  fr: {
    ...western,
    request: "Fais une courte vidéo sur mon",
    subject: "pain au levain",
    audience: "pour les familles",
    features: ["sans sucre", "avec farine de seigle"],
    statement: "Nous cuisons toute la nuit",
    gift: "livraison gratuite",
    price: "4,50 € pièce",
    date: "samedi 14 juin",
    address: "12 rue des Lilas, Nantes",
    phone: "02 40 12 34 56",
  },
  es: {
    ...western,
    request: "Haz un vídeo corto sobre mi",
    subject: "pan de masa madre",
    audience: "para familias",
    features: ["sin azúcar", "con harina de centeno"],
    statement: "Horneamos toda la noche",
    gift: "envío gratis",
    price: "4,50 € la pieza",
    date: "sábado 14 de junio",
    address: "Calle Feria 20, Sevilla",
    phone: "954 12 34 56",
  },
  pt: {
    ...western,
    request: "Faz um vídeo curto sobre o meu",
    subject: "pão de fermentação natural",
    audience: "para famílias",
    features: ["sem açúcar", "com farinha de centeio"],
    statement: "Cozemos toda a noite",
    gift: "entrega grátis",
    price: "4,50 € cada",
    date: "sábado, 14 de junho",
    address: "Rua das Flores 12, Porto",
    phone: "+351 912 345 678",
  },
  it: {
    ...western,
    request: "Fai un breve video sul mio",
    subject: "pane a lievitazione naturale",
    audience: "per famiglie",
    features: ["senza zucchero", "con farina di segale"],
    statement: "Inforniamo tutta la notte",
    gift: "consegna gratuita",
    price: "4,50 € al pezzo",
    date: "sabato 14 giugno",
    address: "Via Roma 8, Lecce",
    phone: "0832 123456",
  },
  nl: {
    ...western,
    request: "Maak een korte video over mijn",
    subject: "zuurdesembrood",
    audience: "voor gezinnen",
    features: ["zonder suiker", "met roggemeel"],
    statement: "We bakken de hele nacht",
    gift: "gratis bezorging",
    price: "€ 4,50 per stuk",
    date: "zaterdag 14 juni",
    address: "Lange Nieuwstraat 12, Utrecht",
    phone: "030 123 4567",
  },
  pl: {
    ...western,
    request: "Zrób krótki film o moim",
    subject: "chleb na zakwasie",
    audience: "dla rodzin",
    features: ["bez cukru", "z mąką żytnią"],
    statement: "Pieczemy całą noc",
    gift: "darmowa dostawa",
    price: "14 zł",
    date: "sobota 14 czerwca",
    address: "ul. Długa 5, Kraków",
    phone: "12 345 67 89",
  },
  sv: {
    ...western,
    request: "Gör en kort video om mitt",
    subject: "surdegsbröd",
    audience: "för familjer",
    features: ["utan socker", "med rågmjöl"],
    statement: "Vi bakar hela natten",
    gift: "gratis leverans",
    price: "45 kr",
    date: "lördag 14 juni",
    address: "Storgatan 12, Malmö",
    phone: "040-123 45 67",
  },
  da: {
    ...western,
    request: "Lav en kort video om mit",
    subject: "surdejsbrød",
    audience: "til familier",
    features: ["uden sukker", "med rugmel"],
    statement: "Vi bager hele natten",
    gift: "gratis levering",
    price: "45 kr.",
    date: "lørdag den 14. juni",
    address: "Nørregade 5, Aarhus",
    phone: "86 12 34 56",
  },
  tr: {
    ...western,
    request: "",
    subject: "ekşi mayalı ekmek",
    audience: "aileler için",
    features: ["şekersiz", "çavdar unlu"],
    statement: "Bütün gece pişiriyoruz",
    gift: "ücretsiz teslimat",
    price: "85 TL",
    date: "14 Haziran cumartesi",
    address: "Bağdat Caddesi 12, İstanbul",
    phone: "0212 555 01 23",
  },
  ar: {
    request: "اصنع فيديو عن",
    subject: "خبز طازج",
    audience: "للعائلات",
    features: ["بدون سكر", "مع دقيق الجاودار"],
    statement: "نخبز طوال الليل",
    gift: "التوصيل مجاني",
    price: "٤٥ جنيه",
    date: "السبت ١٤ يونيو",
    address: "شارع النيل 12، القاهرة",
    phone: "02 2345 6789",
    comma: "، ",
    stop: ". ",
  },
  hi: {
    request: "",
    subject: "ताज़ी रोटी",
    audience: "परिवारों के लिए",
    features: ["बिना चीनी", "शुद्ध आटा"],
    statement: "हम रात भर पकाते हैं",
    gift: "मुफ़्त डिलीवरी",
    price: "₹45",
    date: "शनिवार 14 जून",
    address: "12 गांधी मार्ग, दिल्ली",
    phone: "9876543210",
    comma: ", ",
    stop: "। ",
  },
  ja: {
    request: "",
    subject: "天然酵母の食パン",
    audience: "ご家族向け",
    features: ["砂糖不使用", "国産小麦使用"],
    statement: "夜通し焼いています",
    gift: "送料無料",
    price: "480円",
    date: "6月14日（土）",
    address: "東京都渋谷区神南1-2-3",
    phone: "03-1234-5678",
    comma: "、",
    stop: "。",
  },
  zh: {
    request: "",
    subject: "手工酸面包",
    audience: "适合家庭",
    features: ["不加糖", "黑麦面粉制作"],
    statement: "我们整夜烘焙",
    gift: "免费配送",
    price: "45元",
    date: "6月14日周六",
    address: "北京市朝阳区人民路12号",
    phone: "010-6552 9988",
    comma: "，",
    stop: "。",
  },
};

type Piece = Exclude<keyof Pieces, "comma" | "stop" | "request">;
/** Which pieces a brief is made of: from the vague to the long. */
const templates: readonly (readonly Piece[])[] = [
  ["subject"],
  ["subject", "address"],
  ["subject", "audience", "phone"],
  ["subject", "price", "address"],
  ["subject", "features", "price"],
  ["subject", "gift", "phone"],
  ["subject", "date", "address"],
  ["subject", "statement", "phone"],
  ["subject", "audience", "features", "price", "phone"],
  ["subject", "features", "date", "address", "phone"],
  ["subject", "statement", "price", "gift", "address"],
  ["subject", "audience", "features", "statement", "gift", "price", "date", "address", "phone"],
];

function briefOf(language: Language, template: readonly Piece[], isAsked: boolean): string {
  const { comma, stop, request, ...own } = pieces[language]!;
  const said = template.flatMap((piece) => (piece === "statement" ? [] : own[piece]));
  const asked = isAsked && request !== "" ? `${request} ${own.subject}${stop}` : "";
  const listed = asked ? said.filter((text) => text !== own.subject) : said;
  const told = template.includes("statement") ? `${own.statement}${stop}` : "";
  return `${asked}${told}${listed.join(comma)}`.trim();
}

const model = resolveModels({ maker }).script[0]!;
const write = async (prompt: string, language: Language, lengthSeconds: number): Promise<Script> => {
  const brief = { prompt, language, lengthSeconds, tone: "plain", format: "9:16" } as const;
  const asked = { ...brief, pictureSource: "made" as const, assetIds: [] };
  return (await writeScript({ model, brief: asked, idempotencyKey: "gate" })).script;
};

const wordsOf = (text: string, language: string) =>
  [
    ...new Intl.Segmenter(language, { granularity: "word" }).segment(
      text.toLocaleLowerCase(language).replace(/\u202f/gu, " "),
    ),
  ].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
const stringsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : value && typeof value === "object"
      ? Object.values(value).flatMap(stringsIn)
      : [];

const wordsIn = ({ headline, body }: { headline: string; body: string }) =>
  `${headline} ${body}`
    .replace(/[?？؟¿]/gu, "")
    .trim()
    .toLowerCase();

/** Everything that is wrong with a script, whichever way it is told. */
function faultsOf(script: Script, prompt: string, lengthSeconds: number, chosen: Language): string[] {
  const reading = readBrief({ prompt, language: chosen, region: null });
  const row = stringsIn(phrasesFor(reading.language) ?? {});
  const known = new Set([prompt, ...row].flatMap((text) => wordsOf(text, script.language)));
  const unspaced = prompt.toLocaleLowerCase(script.language).replace(/\s/gu, "");
  const featured = reading.parts
    .filter(({ kind }) => kind === "feature" || kind === "list")
    .map(({ text }) => text.toLowerCase())
    .join("\n");
  const tellings = [script, ...(script.angles ?? []).map((angle) => openWith(script, angle))];
  return tellings.flatMap((telling, at) => {
    const faults: string[] = [];
    const fault = (what: string) =>
      faults.push(`${at === 0 ? "script" : `angle ${script.angles![at - 1]!.kind}`}: ${what}`);
    if (script.language !== reading.language) fault(`in ${script.language}, not ${reading.language}`);
    for (const { label = "", headline, body, action = "", icon } of telling.scenes) {
      for (const text of [label, action])
        if (text && !row.includes(text) && !prompt.includes(text.replace(/[\u2066\u2069]/gu, "")))
          fault(`"${text}" is no phrase of the language`);
      for (const word of wordsOf(`${headline} ${body}`.replace(/[\u2066\u2069]/gu, ""), script.language))
        if (!known.has(word) && !unspaced.includes(word)) fault(`"${word}" stands nowhere`);
      if (icon === "check")
        for (const ticked of body.split("\n"))
          if (!featured.includes(ticked.toLowerCase())) fault(`"${ticked}" is ticked`);
      if (reading.request && reading.request.length > 8 && headline.includes(reading.request))
        fault("it shows what was asked for");
    }
    for (const { kind, text } of missingParts(reading.parts, telling.scenes))
      fault(`the ${kind} "${text}" is missing`);
    for (const { statement, backing } of claimsOfScenes(telling.scenes, {
      brief: prompt,
      language: script.language,
    }))
      if (backing.kind === "unbacked") fault(`nothing backs "${statement}"`);
    const seconds = scriptSeconds(telling, lengthSeconds);
    if (seconds > lengthSeconds * 1.1) fault(`${seconds} s, not ${lengthSeconds}`);
    if (telling.scenes.length > Math.max(2, sceneCountFor(lengthSeconds)))
      fault(`${telling.scenes.length} scenes`);
    if (telling.scenes.slice(0, -1).some(({ action }) => action)) fault("a button before the end");
    const names = reading.parts.filter(({ kind }) => kind === "name").map(({ text }) => text.toLowerCase());
    for (const [before, after] of telling.scenes.slice(1).map((scene, i) => [telling.scenes[i]!, scene]))
      if (
        wordsIn(before!) === wordsIn(after!) &&
        !names.includes(wordsIn(after!)) &&
        phrasesFor(script.language)
      )
        fault(`"${after!.headline}" comes twice in a row`);
    return faults;
  });
}

describe.each(Object.keys(pieces) as Language[])("briefs in %s", (language) => {
  it.each([15, 30])("pass the gate at %i seconds", async (lengthSeconds) => {
    for (const [index, template] of templates.entries()) {
      const prompt = briefOf(language, template, index % 2 === 1);
      expect(
        faultsOf(await write(prompt, language, lengthSeconds), prompt, lengthSeconds, language),
        prompt,
      ).toEqual([]);
    }
  });
});

it.each([...exampleBriefs, ...samplePrompts, ...thinPrompts])(
  "the brief $id passes the gate",
  async ({ prompt, language, lengthSeconds }) => {
    expect(faultsOf(await write(prompt, language, lengthSeconds), prompt, lengthSeconds, language)).toEqual(
      [],
    );
  },
);

it("has a button only where the brief says how to reach somebody, or where", async () => {
  for (const { prompt, language, lengthSeconds } of [...exampleBriefs, ...samplePrompts, ...thinPrompts]) {
    const { parts } = readBrief({ prompt, language, region: null });
    const script = await write(prompt, language, lengthSeconds);
    const isReached = parts.some(({ kind }) => kind === "contact" || kind === "address");
    if (!isReached) expect(script.scenes.flatMap(({ action }) => action ?? [])).toEqual([]);
  }
});

it("tells what it has to say in ways that differ in idea", async () => {
  const counts = [];
  for (const { prompt, language, lengthSeconds, id } of samplePrompts) {
    const { angles = [] } = await write(prompt, language, lengthSeconds);
    expect(new Set(angles.map(({ headline }) => headline)).size, id).toBe(angles.length);
    // Of one kind there are several only where there are too few kinds.
    if (angles.length > 3) expect(new Set(angles.map(({ kind }) => kind)).size, id).toBe(angles.length);
    counts.push(angles.length);
  }
  expect(counts.filter((count) => count >= 3).length).toBeGreaterThan(counts.length * 0.8);
});

it("says of each way to tell a brief of what kind it is, the first one too; most briefs have three", async () => {
  const counts = new Map<string, number>();
  for (const { prompt, language, lengthSeconds, id } of allBriefs) {
    const { angles = [], scenes } = await write(prompt, language as Language, lengthSeconds);
    if (angles.length > 0) expect(angles[0]?.headline, id).toBe(scenes[0]?.headline);
    counts.set(id, angles.length);
  }
  const told = allBriefs.filter(({ manner }) => manner !== "vague").map(({ id }) => counts.get(id)!);
  expect(told.filter((count) => count >= 3).length).toBeGreaterThan(told.length * 0.85);
  expect(Math.min(...told)).toBeGreaterThanOrEqual(2);
}, 60_000);

it("asks little, and only what would change a scene", async () => {
  const asks = async (prompt: string) => (await write(prompt, "en", 15)).questions ?? [];
  expect(await asks("make a cool tiktok for my dog grooming business")).toEqual([
    "name",
    "one-thing",
    "reach",
  ]);
  expect(await asks("A concert for families, free entry")).toEqual(["when-and-where"]);
  expect(await asks("Oat soap called Lumi, £6 a bar. Order at lumi.example")).toEqual([]);
});
