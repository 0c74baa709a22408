/** Briefs to start from: real enough to show what the tool does with facts. */
export const examples = [
  {
    name: "A shop opening",
    prompt:
      "We are opening a sourdough bakery on Mill Street on 3 May. Slow-proofed loaves for £4, rye on Fridays, and free coffee with every loaf in the first week. Open from 7 every morning but Monday.",
  },
  {
    name: "A product",
    prompt:
      "Tidal is a stainless-steel water bottle for people who commute by bike. It keeps drinks cold for 18 hours, fits every bottle cage, and the lid opens with one hand. £29, with free returns for 60 days. tidal.example",
  },
  {
    name: "An event",
    prompt:
      "Night Market at the Old Tram Depot, Saturday 14 June from 6 pm. Forty food stalls, live brass band, crafts from local makers. Entry is free, families welcome.",
  },
  {
    name: "An app",
    prompt:
      "Fieldnote is an app for gardeners. Photograph a plant to keep its diary, get reminders when it needs water, and see what your neighbours are growing. Free for ten plants.",
  },
] as const;
