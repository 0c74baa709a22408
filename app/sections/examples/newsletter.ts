import type { SectionExample } from "~/sections/examples/section-example";

export const newsletterExample: SectionExample = {
  slots: {
    heading: "Four letters a year",
    body: "What we build, what we repair, what we listen to. Nothing else.",
    action: "Send me the letters",
    consent: "Lumen Audio may write to me four times a year. I can end that with one click in every letter.",
  },
};
