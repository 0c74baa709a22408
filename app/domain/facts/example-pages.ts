/** Files that the product itself serves to everybody; of its own addresses these alone can be read like a page of the web. */
export const exampleFolders = ["/examples/", "/inspirations/"] as const;

/** Pages of shops that do not exist (public/examples), so that reading an address can be tried without a network. */
export const examplePages = [
  { path: "/examples/shop/lavender-soap", name: "Lavender soap", about: "A product with reviews" },
  { path: "/examples/shop/headphones", name: "Headphones", about: "Two colours, and a price that disagrees" },
  { path: "/examples/shop/kerze", name: "Duftkerze", about: "A German shop" },
  { path: "/examples/shop/bakery", name: "Bakery", about: "A place with opening hours" },
  { path: "/examples/shop/noche-de-jazz", name: "Noche de jazz", about: "An event in Spanish" },
] as const;
