import { bt709Limited } from "~/export/color-space";
import { yuvOf } from "~/export/yuv/frame-planes";

const SIDE = 16;
/** Levels a colour may be off: chroma has steps of two. */
const TOLERANCE = 6;
/** Colours that another range or another matrix would show clearly differently. */
const colors = ["#101010", "#f0f0f0", "#c03020", "#2050c0"];

let answer: boolean | null = null;

/**
 * Whether the browser takes frames in I420 and reads them as what they are declared: limited-range BT.709. Safari read them
 * as full range until 2026. Asked once in each worker.
 */
export async function readsI420(): Promise<boolean> {
  answer ??= colors.every(readsColor);
  return answer;
}

function readsColor(color: string): boolean {
  const luma = SIDE * SIDE;
  const [y, u, v] = yuvOf(color);
  const planes = new Uint8Array(luma * 1.5).fill(y, 0, luma);
  planes.fill(u, luma, luma * 1.25).fill(v, luma * 1.25);
  try {
    const frame = new VideoFrame(planes, {
      format: "I420",
      codedWidth: SIDE,
      codedHeight: SIDE,
      timestamp: 0,
      colorSpace: bt709Limited,
    });
    const context = new OffscreenCanvas(SIDE, SIDE).getContext("2d", { willReadFrequently: true });
    context?.drawImage(frame, 0, 0);
    frame.close();
    const { data } = context?.getImageData(SIDE / 2, SIDE / 2, 1, 1) ?? {};
    return (
      data !== undefined &&
      [1, 3, 5].every((at, index) => {
        const wanted = Number.parseInt(color.slice(at, at + 2), 16);
        return Math.abs(wanted - data[index]!) <= TOLERANCE;
      })
    );
  } catch {
    return false;
  }
}
