import type { SectionExample } from "~/sections/examples/section-example";

export const videoExample: SectionExample = {
  slots: {
    eyebrow: "Forty seconds",
    heading: "See them in the noise",
    intro: "A tram, an open office, a kitchen with two children: what is left when Lumen One is on.",
    video: { kind: "video", contentId: "example-video" },
    caption: "Recorded in Lisbon with a dummy head, without any editing of the sound.",
  },
};
