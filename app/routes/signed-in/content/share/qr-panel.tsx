import Download from "lucide-react/icons/download";
import { useMemo } from "react";
import { saveFile } from "~/client/save-file";
import { qrPath, qrSvg } from "~/domain/qr/qr-picture";
import { Button } from "~/ui/button";

/** A code that leads phones to the link, for print and screens. */
export function QrPanel({ address, title }: { address: string; title: string }) {
  const { path, side } = useMemo(() => qrPath(address), [address]);
  return (
    <div className="flex items-center gap-4">
      <svg
        role="img"
        aria-label="QR code of the link"
        viewBox={`0 0 ${side} ${side}`}
        shapeRendering="crispEdges"
        className="size-28 shrink-0 rounded-md border border-line bg-white"
      >
        <path d={path} fill="black" />
      </svg>
      <div className="grid justify-items-start gap-2">
        <p className="text-pretty text-muted text-sm">Point a phone’s camera at it to open the link.</p>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            icon={<Download className="size-3.5" />}
            onClick={() => saveFile(new Blob([qrSvg(address)], { type: "image/svg+xml" }), `${title} QR.svg`)}
          >
            SVG
          </Button>
          <Button
            size="sm"
            icon={<Download className="size-3.5" />}
            onClick={() => void drawPng(path, side).then((file) => saveFile(file, `${title} QR.png`))}
          >
            PNG
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Enough for a poster on a wall. */
const pixelsPerModule = 32;

async function drawPng(path: string, side: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(side * pixelsPerModule, side * pixelsPerModule);
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("This browser gives no 2D canvas.");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(pixelsPerModule, pixelsPerModule);
  context.fillStyle = "black";
  context.fill(new Path2D(path));
  return canvas.convertToBlob({ type: "image/png" });
}
