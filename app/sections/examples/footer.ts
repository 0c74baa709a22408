import type { SectionExample } from "~/sections/examples/section-example";

const linkTo = (label: string, path: string, group?: string) => ({
  label,
  link: { kind: "link", href: `https://example.com/${path}` } as const,
  ...(group !== undefined && { group }),
});

export const footerExample: SectionExample = {
  slots: {
    name: "Lumen Audio",
    about: "Headphones that can be opened, since 2014.",
    contact: "Rua do Ouro 11, 4150-552 Porto\nhello@example.com",
    legal: "© 2026 Lumen Audio, Lda. Prices include VAT.",
  },
  blocks: [
    linkTo("Headphones", "headphones", "Products"),
    linkTo("Spare parts", "parts", "Products"),
    linkTo("Gift cards", "gifts", "Products"),
    linkTo("Shipping", "shipping", "Help"),
    linkTo("Returns", "returns", "Help"),
    linkTo("Repairs", "repairs", "Help"),
    linkTo("Imprint", "imprint", "Legal"),
    linkTo("Privacy", "privacy", "Legal"),
    linkTo("Terms", "terms", "Legal"),
  ],
};
