import type { SampleBrief } from "./brief.ts";
import { arabic } from "./words/ar.ts";
import { german } from "./words/de.ts";
import { english } from "./words/en.ts";
import { spanish } from "./words/es.ts";
import { french } from "./words/fr.ts";
import { hindi } from "./words/hi.ts";
import { italian } from "./words/it.ts";
import { japanese } from "./words/ja.ts";
import { dutchAndSwedish } from "./words/nl-sv.ts";
import { polish } from "./words/pl.ts";
import { portuguese } from "./words/pt.ts";
import { turkish } from "./words/tr.ts";
import { chinese } from "./words/zh.ts";

export const allBriefs: readonly SampleBrief[] = [
  ...english,
  ...german,
  ...french,
  ...spanish,
  ...portuguese,
  ...italian,
  ...polish,
  ...turkish,
  ...arabic,
  ...hindi,
  ...japanese,
  ...chinese,
  ...dutchAndSwedish,
];
