import type { InspirationCategory, InspirationPrompt } from "./inspiration";
import { announcements } from "./prompts/announcements";
import { backgrounds } from "./prompts/backgrounds";
import { beauty } from "./prompts/beauty";
import { fashion } from "./prompts/fashion";
import { food } from "./prompts/food";
import { home } from "./prompts/home";
import { patterns } from "./prompts/patterns";
import { posters } from "./prompts/posters";
import { products } from "./prompts/products";

/** The curated prompts, in the order they are shown in. After a change: `npm run inspirations`. */
export const inspirationPrompts: Record<InspirationCategory, readonly InspirationPrompt[]> = {
  products,
  food,
  fashion,
  beauty,
  home,
  posters,
  announcements,
  patterns,
  backgrounds,
};
