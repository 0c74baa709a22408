/** What the product can do since lately, the newest first; told on the home page until it was seen. */
export const whatsNew = [
  {
    id: "product-pages",
    title: "Product pages from facts",
    about:
      "An address or a product becomes a page in three directions. Choose one, edit it in place, publish it.",
    path: "/pdp",
  },
  {
    id: "addresses",
    title: "A video from a web address",
    about: "Facts and pictures of a page, each with where it stands. Correct, choose, and it is a video.",
    path: "/url-to-video",
  },
  {
    id: "ads",
    title: "Finish an ad in the image editor",
    about: "Words, badges, buttons and your logo on a picture, exported in the sizes of every platform.",
    path: "/image-gen/edit",
  },
  {
    id: "versions",
    title: "Six versions, side by side",
    about:
      "They open differently, look different and play together. Mix the words of one with the look of another.",
    path: "/prompt-to-video",
  },
  {
    id: "pictures",
    title: "Pictures that show the thing",
    about: "The built-in maker draws what your words name, or says that it cannot and charges nothing.",
    path: "/image-gen",
  },
] as const;
