/** Words to begin with: what shops and makers ask for, each of a kind that every model here does well. */
export const examplePrompts = [
  {
    name: "A product on a stage",
    prompt: "A ceramic candle on a round sandstone podium, terracotta backdrop, soft morning light",
    ratio: "4:5",
  },
  {
    name: "A poster",
    prompt: 'Poster that says "Summer Sale" with oranges and palm leaves, coral and cream',
    ratio: "3:4",
  },
  {
    name: "A scene",
    prompt: "Snowy mountains above a quiet lake at dawn, pine forest in the mist",
    ratio: "16:9",
  },
  {
    name: "A pattern",
    prompt: "Seamless geometric pattern in sage green, blush and off-white",
    ratio: "1:1",
  },
] as const;
