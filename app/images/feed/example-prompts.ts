/**
 * Prompts to begin with: what shops and makers ask for, each of a kind that every model here does well. Each is an
 * inspiration, whose picture stands beside it.
 */
export const examplePrompts = [
  {
    name: "A product on a stage",
    prompt: "Terracotta candle on a round stage, sand-coloured set, soft morning light",
    ratio: "4:5",
    inspirationId: "candle-in-sand-and-clay",
  },
  {
    name: "A poster",
    prompt: 'Poster "Summer Sale", oranges in a bowl, turquoise',
    ratio: "3:4",
    inspirationId: "summer-sale",
  },
  {
    name: "A scene",
    prompt: "Snowy mountains above the mist at dawn",
    ratio: "16:9",
    inspirationId: "alpine-dawn",
  },
  {
    name: "A pattern",
    prompt: "Tropical leaves pattern, emerald and pink",
    ratio: "1:1",
    inspirationId: "tropical-flowers",
  },
] as const;
