/** How luma and chroma become those of limited-range BT.709: factors in 2.14 fixed point. */
export interface ColorConversion {
  /** Luma of black in what is converted. */
  black: number;
  yy: number;
  yu: number;
  yv: number;
  uu: number;
  uv: number;
  vu: number;
  vv: number;
}

/** Shares of red and blue in luma. */
const lumaShares: Partial<Record<VideoMatrixCoefficients, [red: number, blue: number]>> = {
  bt709: [0.2126, 0.0722],
  smpte170m: [0.299, 0.114],
  bt470bg: [0.299, 0.114],
};
/** Primaries and transfer functions that browsers show as those of BT.709. */
const primaries = ["bt709", "smpte170m", "bt470bg"];
const transfers = ["bt709", "smpte170m", "iec61966-2-1"];

/** For samples of a colour space: `"none"` where they are so, `null` where factors do not say it all, as with high dynamic range. */
export function conversionOf(space: VideoColorSpaceInit): ColorConversion | "none" | null {
  const shares = space.matrix ? lumaShares[space.matrix] : undefined;
  const isKnown = primaries.includes(space.primaries ?? "") && transfers.includes(space.transfer ?? "");
  if (!shares || !isKnown || typeof space.fullRange !== "boolean") return null;
  if (space.matrix === "bt709" && !space.fullRange) return "none";
  const [red, blue] = shares;
  const [lumaSteps, chromaSteps] = space.fullRange ? [255, 255] : [219, 224];
  const fixed = (factor: number) => Math.round(factor * 16_384);
  /** Of one unit of U or V alone, in BT.709. */
  const ofChroma = (u: number, v: number) => {
    const r = 2 * (1 - red) * v;
    const b = 2 * (1 - blue) * u;
    const g = -(red * r + blue * b) / (1 - red - blue);
    const luma = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    return [
      fixed((luma * 219) / chromaSteps),
      fixed((((b - luma) / 1.8556) * 224) / chromaSteps),
      fixed((((r - luma) / 1.5748) * 224) / chromaSteps),
    ] as const;
  };
  const [yu, uu, vu] = ofChroma(1, 0);
  const [yv, uv, vv] = ofChroma(0, 1);
  return { black: space.fullRange ? 0 : 16, yy: fixed(219 / lumaSteps), yu, yv, uu, uv, vu, vv };
}
