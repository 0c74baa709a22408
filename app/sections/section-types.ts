import type { SectionDefinition } from "~/sections/define-section";
import { beforeAfter } from "~/sections/types/before-after";
import { benefits } from "~/sections/types/benefits";
import { bundle } from "~/sections/types/bundle";
import { comparison } from "~/sections/types/comparison";
import { customerPhotos } from "~/sections/types/customer-photos";
import { faq } from "~/sections/types/faq";
import { features } from "~/sections/types/features";
import { figures } from "~/sections/types/figures";
import { footer } from "~/sections/types/footer";
import { gallery } from "~/sections/types/gallery";
import { guarantee } from "~/sections/types/guarantee";
import { hero } from "~/sections/types/hero";
import { howTo } from "~/sections/types/how-to";
import { inTheBox } from "~/sections/types/in-the-box";
import { ingredients } from "~/sections/types/ingredients";
import { newsletter } from "~/sections/types/newsletter";
import { offer } from "~/sections/types/offer";
import { press } from "~/sections/types/press";
import { reviews } from "~/sections/types/reviews";
import { shipping } from "~/sections/types/shipping";
import { sizeGuide } from "~/sections/types/size-guide";
import { specifications } from "~/sections/types/specifications";
import { stickyBar } from "~/sections/types/sticky-bar";
import { story } from "~/sections/types/story";
import { video } from "~/sections/types/video";

/** Every type of section, in the order they are offered. */
const definitions: readonly SectionDefinition[] = [
  hero,
  gallery,
  video,
  benefits,
  features,
  beforeAfter,
  howTo,
  specifications,
  comparison,
  ingredients,
  sizeGuide,
  inTheBox,
  figures,
  reviews,
  press,
  customerPhotos,
  story,
  faq,
  guarantee,
  bundle,
  offer,
  shipping,
  newsletter,
  stickyBar,
  footer,
];

export const sectionTypes: ReadonlyMap<string, SectionDefinition> = new Map(
  definitions.map((definition) => [definition.type, definition]),
);
