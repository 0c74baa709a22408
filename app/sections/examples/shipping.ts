import type { SectionExample } from "~/sections/examples/section-example";

export const shippingExample: SectionExample = {
  slots: {
    heading: "Shipping and returns",
    link: { kind: "link", href: "https://example.com/shipping" },
    linkLabel: "All countries and prices",
  },
  blocks: [
    {
      icon: { kind: "icon", name: "truck" },
      label: "Delivery",
      value: "Free within the European Union, two to four working days.",
      note: "Ordered before 14:00, sent the same day.",
    },
    {
      icon: { kind: "icon", name: "returns" },
      label: "Returns",
      value: "Sixty days, free of charge, from your door.",
    },
    {
      icon: { kind: "icon", name: "package" },
      label: "Packaging",
      value: "Paper and card alone. The box is made to be used again.",
    },
  ],
};
