/**
 * Prompts to begin with: what shops and makers ask for, each of a kind that every model here does well. Each is an
 * inspiration, whose picture stands beside it.
 */
export const examplePrompts = [
  {
    name: "A product in an arch",
    prompt: "Candle in an arch, sand-coloured background",
    ratio: "4:5",
    inspirationId: "candle-in-sand-and-clay",
  },
  {
    name: "A poster",
    prompt: 'Poster "Summer Sale", lemon, turquoise',
    ratio: "3:4",
    inspirationId: "summer-sale",
  },
  {
    name: "A scene",
    prompt: "Snow-capped mountain at dawn",
    ratio: "16:9",
    inspirationId: "alpine-dawn",
  },
  {
    name: "A pattern",
    prompt: "Leaves pattern, green on cream",
    ratio: "1:1",
    inspirationId: "spring-leaves",
  },
] as const;
