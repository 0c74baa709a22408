import { action, body, display, layout, stack, texts, ticker } from "~/scene/layouts/write-layout";

/** Bands of running text above and below the headline. */
export const tickerLayout = layout({
  id: "ticker",
  name: "Ticker",
  idea: "Bands of running words above and below the headline.",
  family: "ticker",
  roles: ["hook", "offer"],
  styles: ["bold", "playful", "tech"],
  slots: { ...texts({ label: 24, headline: 40, body: 90, needs: ["label"] }) },
  parts: [
    ticker("above", [-0.1, 0.135, 1.2, 0.06], { tiltDegrees: -2 }),
    ticker("below", [-0.1, 0.79, 1.2, 0.06], { on: "inverse", reverse: true, tiltDegrees: -2 }),
    stack("words", [0, 0.14, 1, 0.72], [{ ...display, scale: 1.3 }, body, action], { anchor: "middle" }),
  ],
  formats: {
    "4:5": { above: [-0.1, 0.05, 1.2, 0.075], below: [-0.1, 0.875, 1.2, 0.075], words: [0, 0.1, 1, 0.8] },
    "1:1": { above: [-0.1, 0.045, 1.2, 0.09], below: [-0.1, 0.865, 1.2, 0.09], words: [0, 0.1, 1, 0.8] },
    "16:9": {
      above: [-0.1, 0.045, 1.2, 0.09],
      below: [-0.1, 0.865, 1.2, 0.09],
      words: { at: [0.04, 0.12, 0.92, 0.76], align: "center" },
    },
  },
});
