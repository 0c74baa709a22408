/** Trades and occasions that templates are made for. */
export const templateUses = [
  "food",
  "sale",
  "opening",
  "event",
  "beauty",
  "fashion",
  "home",
  "travel",
  "health",
  "sport",
  "tech",
  "jobs",
  "course",
  "craft",
  "children",
  "charity",
  "services",
] as const;
export type TemplateUse = (typeof templateUses)[number];

/** What a use is called, and the other words people search for it with. */
export const templateUseNames: Record<TemplateUse, { name: string; words: string }> = {
  food: {
    name: "Restaurant and food",
    words:
      "café coffee bar pub bistro menu bakery bread pizza sushi brunch lunch dinner wine beer brewery catering takeaway delivery chef kitchen market drinks",
  },
  sale: {
    name: "Shop and sale",
    words:
      "store retail offer discount deal promotion clearance black friday summer winter christmas coupon online product price",
  },
  opening: {
    name: "Opening",
    words: "grand new shop store launch coming soon moving reopening anniversary",
  },
  event: {
    name: "Event",
    words:
      "party concert gig festival club dj wedding birthday conference meetup exhibition show theatre cinema fair invitation tickets new year christmas",
  },
  beauty: {
    name: "Beauty",
    words: "salon hair hairdresser barber nails spa cosmetics skincare make-up perfume tattoo",
  },
  fashion: {
    name: "Fashion and jewellery",
    words: "clothes clothing shoes bags handbag accessories jewelry watches tailor boutique collection",
  },
  home: {
    name: "Home and property",
    words: "real estate agent house flat apartment rent furniture interior architecture builder garden decor",
  },
  travel: {
    name: "Travel and hotels",
    words: "holiday hotel guest house b&b inn resort tour trip city beach camping flight",
  },
  health: {
    name: "Health and wellness",
    words: "yoga pilates massage physiotherapy dentist doctor clinic pharmacy therapy nutrition meditation",
  },
  sport: {
    name: "Sport and fitness",
    words: "gym training club match race run football cycling dance martial arts",
  },
  tech: {
    name: "App and technology",
    words: "software startup saas website gadget electronics data ai release launch",
  },
  jobs: { name: "Jobs", words: "hiring recruiting vacancy career apprenticeship team we are looking for" },
  course: {
    name: "Course and books",
    words:
      "class lesson workshop school university training education tutoring language reading library author",
  },
  craft: {
    name: "Handmade",
    words: "craft ceramics pottery candles soap maker studio gift florist flowers etsy art",
  },
  children: { name: "Children and pets", words: "kids family toys nursery kindergarten dog cat vet" },
  charity: {
    name: "Charity and community",
    words: "donation fundraiser nonprofit volunteer church association campaign cause",
  },
  services: {
    name: "Services",
    words:
      "business consulting agency lawyer accountant finance bank insurance cleaning repair plumber electrician garage car photographer",
  },
};
