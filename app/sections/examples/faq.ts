import type { SectionExample } from "~/sections/examples/section-example";

export const faqExample: SectionExample = {
  variant: "split",
  slots: {
    heading: "Questions people ask",
    intro: "Something missing? Write to us, we answer within a day.",
  },
  blocks: [
    {
      question: "How long does one charge last?",
      answer: "Forty hours with noise cancelling. Ten minutes at a socket give five more.",
    },
    {
      question: "Do they work with my phone?",
      answer:
        "With every phone, computer and television that has Bluetooth 5 or later.\n\nA cable for everything else is in the box.",
    },
    {
      question: "Can parts be replaced?",
      answer: "Cushions, band, battery and cable come off without tools. We keep spare parts for ten years.",
    },
    {
      question: "What if I do not like them?",
      answer: "Send them back within sixty days, used or not. We pay for the parcel.",
    },
  ],
};
