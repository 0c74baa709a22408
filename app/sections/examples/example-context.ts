import type { Fact } from "~/domain/facts/fact";
import type { SlotContent } from "~/sections/page";
import type { PageImage, PageVideo } from "~/sections/shown-page";

/** The product that every example is about: headphones that do not exist. */
const values: readonly Pick<Fact, "id" | "kind" | "label" | "value">[] = [
  { id: "name", kind: "name", value: { type: "text", text: "Lumen One" } },
  { id: "brand", kind: "brand", value: { type: "text", text: "Lumen Audio" } },
  { id: "price", kind: "price", value: { type: "money", amount: "249.00", currency: "EUR" } },
  { id: "list-price", kind: "list-price", value: { type: "money", amount: "299.00", currency: "EUR" } },
  { id: "rating", kind: "rating", value: { type: "rating", rating: "4.7", best: "5", count: 1284 } },
  {
    id: "height",
    kind: "dimension",
    label: "Height",
    value: { type: "quantity", amount: "19.2", unit: "cm" },
  },
  { id: "width", kind: "dimension", label: "Width", value: { type: "quantity", amount: "17", unit: "cm" } },
  { id: "weight", kind: "weight", label: "Weight", value: { type: "quantity", amount: "248", unit: "g" } },
  {
    id: "battery",
    kind: "duration",
    label: "Playing time",
    value: { type: "quantity", amount: "40", unit: "h" },
  },
  {
    id: "charging",
    kind: "duration",
    label: "Charging",
    value: { type: "quantity", amount: "90", unit: "min" },
  },
  { id: "cushions", kind: "material", label: "Cushions", value: { type: "text", text: "Lambskin" } },
  { id: "shell", kind: "material", label: "Shell", value: { type: "text", text: "Recycled aluminium" } },
  { id: "band", kind: "material", label: "Band", value: { type: "text", text: "Spring steel" } },
  { id: "origin", kind: "origin", label: "Made in", value: { type: "text", text: "Portugal" } },
  { id: "gtin", kind: "identifier", label: "GTIN", value: { type: "text", text: "4006381333931" } },
  {
    id: "sizes",
    kind: "size-table",
    value: {
      type: "table",
      rows: [
        ["Size", "Head (cm)", "Band (mm)", "Ear cup (mm)"],
        ["S", "52–55", "310–330", "72 × 58"],
        ["M", "55–58", "325–350", "78 × 62"],
        ["L", "58–61", "345–370", "84 × 66"],
        ["XL", "61–64", "365–395", "84 × 66"],
      ].map((cells) => ({ cells })),
    },
  },
];

export const exampleFacts: readonly Fact[] = values.map((fact) => ({
  ...fact,
  id: `example-${fact.id}`,
  language: "en",
  sources: [{ from: "you", at: "2026-01-05T09:00:00Z" }],
  confidence: 1,
}));

/** The content of a slot that shows one of them. */
export function exampleFact(id: string): SlotContent {
  return { kind: "fact", factId: `example-${id}` };
}

/** Pictures that the product carries (`public/inspirations`), by the name an example calls them: file, width and height. */
const pictures = {
  dark: ["black-headphones-on-orange-9f48f80f", 820, 1024],
  light: ["lilac-headphones-f1425d03", 1024, 1024],
  room: ["afternoon-living-room-7bdcbfc2", 1024, 768],
  evening: ["evening-sofa-2729e362", 1024, 1024],
  watch: ["watch-on-green-e7aa291b", 820, 1024],
  gift: ["soft-gift-box-c7eaa98e", 1024, 1024],
  plant: ["plant-in-window-light-21f085b6", 820, 1024],
  marble: ["white-marble-60909697", 1024, 682],
  soap: ["lavender-soap-ad960545", 1024, 1024],
  hand: ["hand-care-editorial-874d4834", 768, 1024],
} as const;
export type ExamplePicture = keyof typeof pictures;

export function exampleImage(name: ExamplePicture, alt: string): SlotContent {
  return { kind: "image", assetId: `example-${name}`, alt, focusX: 0.5, focusY: 0.5 };
}

const half = 0.5;
export const exampleImages: ReadonlyMap<string, PageImage> = new Map(
  Object.entries(pictures).map(([name, [file, width, height]]) => {
    const srcOf = (size: 512 | 1024) => `/inspirations/${file}-${size}.avif`;
    const files = [
      { src: srcOf(512), width: width * half, mediaType: "image/avif" },
      { src: srcOf(1024), width, mediaType: "image/avif" },
    ];
    return [`example-${name}`, { src: srcOf(1024), width, height, files, color: null }];
  }),
);

export const exampleVideos: ReadonlyMap<string, PageVideo> = new Map([
  [
    "example-video",
    {
      title: "Lumen One in forty seconds",
      posterSrc: "/inspirations/afternoon-living-room-7bdcbfc2-1024.avif",
      ratio: 16 / 9,
      durationSeconds: 40,
      playerHref: "/v0/videos/example-video",
      watchHref: "/v1/videos/example-video",
    },
  ],
]);
