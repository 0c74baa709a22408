import type { SectionExample } from "~/sections/examples/section-example";

export const guaranteeExample: SectionExample = {
  slots: {
    heading: "Sixty days to listen",
    body: "Wear them to work, on the sofa, on a flight. If they are not yours, send them back and get every cent.",
    link: { kind: "link", href: "https://example.com/guarantee" },
    linkLabel: "Read all conditions",
  },
  blocks: [
    { title: "Used is fine", body: "We expect you to try them properly." },
    { title: "The parcel is on us", body: "The label comes with the headphones." },
    { title: "Money within five days", body: "To the card or account you paid with." },
  ],
};
