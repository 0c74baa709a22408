import * as z from "zod/mini";
import { factSchema } from "~/domain/facts/fact";
import { pageSchema } from "~/sections/page";

/** A page of something that does not exist, to begin with. Its document lies in `stored/<id>.json`. */
export interface Example {
  id: string;
  title: string;
  trade: string;
  /** BCP 47. */
  language: string;
}

/** In the order they are offered; neighbours differ in trade, theme and language. */
export const examples: readonly Example[] = [
  { id: "headphones", title: "Drift wireless headphones", trade: "Electronics", language: "en" },
  { id: "sofa", title: "Sofa Oda", trade: "Furniture", language: "de" },
  { id: "honey", title: "Miel de garrigue", trade: "Food", language: "fr" },
  { id: "sneakers", title: "Volt running shoes", trade: "Sports", language: "en" },
  { id: "lotion", title: "Loción Salvia", trade: "Beauty", language: "es" },
  { id: "ring", title: "Anello Alba", trade: "Jewellery", language: "it" },
  { id: "ice-cream", title: "Sunday ice cream", trade: "Food", language: "en" },
  { id: "bicycle", title: "Stadsfiets Linde", trade: "Mobility", language: "nl" },
];

const imageSchema = z.object({
  /** Of the inspiration it is: also what the page calls it. */
  id: z.string(),
  src: z.string(),
  width: z.number(),
  height: z.number(),
  color: z.string(),
});

export const storedExampleSchema = z.object({
  facts: z.array(factSchema),
  page: pageSchema,
  images: z.array(imageSchema),
});
export type StoredExample = z.infer<typeof storedExampleSchema>;

const files = import.meta.glob<{ default: unknown }>("./stored/*.json");

/** The document of an example, with its facts and images. Throws where it cannot be loaded. */
export async function loadExample(id: string): Promise<StoredExample> {
  const load = files[`./stored/${id}.json`];
  if (!load) throw new Error("There is no such example.");
  return storedExampleSchema.parse((await load()).default);
}
