import { type ExampleLength, fillSection, type SectionExample } from "~/sections/examples/section-example";
import type { Section } from "~/sections/page";
import { beforeAfterExample } from "./before-after";
import { benefitsExample } from "./benefits";
import { bundleExample } from "./bundle";
import { comparisonExample } from "./comparison";
import { customerPhotosExample } from "./customer-photos";
import { faqExample } from "./faq";
import { featuresExample } from "./features";
import { figuresExample } from "./figures";
import { footerExample } from "./footer";
import { galleryExample } from "./gallery";
import { guaranteeExample } from "./guarantee";
import { heroExample } from "./hero";
import { howToExample } from "./how-to";
import { inTheBoxExample } from "./in-the-box";
import { ingredientsExample } from "./ingredients";
import { newsletterExample } from "./newsletter";
import { offerExample } from "./offer";
import { pressExample } from "./press";
import { reviewsExample } from "./reviews";
import { shippingExample } from "./shipping";
import { sizeGuideExample } from "./size-guide";
import { specificationsExample } from "./specifications";
import { stickyBarExample } from "./sticky-bar";
import { storyExample } from "./story";
import { videoExample } from "./video";

/** By type of section. */
const examples: Readonly<Record<string, SectionExample>> = {
  hero: heroExample,
  "in-the-box": inTheBoxExample,
  "size-guide": sizeGuideExample,
  ingredients: ingredientsExample,
  comparison: comparisonExample,
  specifications: specificationsExample,
  "how-to": howToExample,
  features: featuresExample,
  "before-after": beforeAfterExample,
  video: videoExample,
  gallery: galleryExample,
  benefits: benefitsExample,
  bundle: bundleExample,
  "customer-photos": customerPhotosExample,
  faq: faqExample,
  figures: figuresExample,
  footer: footerExample,
  guarantee: guaranteeExample,
  newsletter: newsletterExample,
  offer: offerExample,
  press: pressExample,
  reviews: reviewsExample,
  shipping: shippingExample,
  "sticky-bar": stickyBarExample,
  story: storyExample,
};

/** A section of the type with sample content, which `exampleFacts`, `exampleImages` and `exampleVideos` belong to. */
export function exampleSection(type: string, length: ExampleLength): Section {
  return fillSection(type, examples[type] ?? { slots: {} }, length);
}
