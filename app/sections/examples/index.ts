import { type ExampleLength, fillSection, type SectionExample } from "~/sections/examples/section-example";
import type { Section } from "~/sections/page";
import { benefitsExample } from "./benefits";
import { heroExample } from "./hero";

/** By type of section. */
const examples: Readonly<Record<string, SectionExample>> = {
  hero: heroExample,
  benefits: benefitsExample,
};

/** A section of the type with sample content, which `exampleFacts`, `exampleImages` and `exampleVideos` belong to. */
export function exampleSection(type: string, length: ExampleLength): Section {
  return fillSection(type, examples[type] ?? { slots: {} }, length);
}
