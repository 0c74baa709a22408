/** Pictures painted by code, in place of photographs: enough light, depth and detail to judge a design by. */

type Painter = (context: OffscreenCanvasRenderingContext2D, width: number, height: number) => void;

function fillGradient(
  context: OffscreenCanvasRenderingContext2D,
  box: readonly [x: number, y: number, width: number, height: number],
  colors: string[],
): void {
  const gradient = context.createLinearGradient(0, box[1], 0, box[1] + box[3]);
  for (const [index, color] of colors.entries()) gradient.addColorStop(index / (colors.length - 1), color);
  context.fillStyle = gradient;
  context.fillRect(...box);
}

function softDisc(
  context: OffscreenCanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  color: string,
): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, color);
  gradient.addColorStop(1, `${color}00`);
  context.fillStyle = gradient;
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

const dunes: Painter = (context, width, height) => {
  fillGradient(context, [0, 0, width, height], ["#3d5a86", "#c98f7d", "#f6c98f", "#f9dfb2"]);
  softDisc(context, width * 0.66, height * 0.4, width * 0.5, "#fff1c9");
  const layers = ["#b5765e", "#8d5546", "#5f3a38", "#35232b"];
  for (const [index, color] of layers.entries()) {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width; x += 8) {
      const wave =
        Math.sin(x / (width * (0.16 + index * 0.05)) + index * 2.1) * 0.03 +
        Math.sin(x / (width * 0.07) + index) * 0.008;
      context.lineTo(x, height * (0.52 + index * 0.12 + wave));
    }
    context.lineTo(width, height);
    context.fill();
  }
};

const bottleOnStage: Painter = (context, width, height) => {
  fillGradient(context, [0, 0, width, height * 0.7], ["#d9c3ab", "#eedfcb"]);
  fillGradient(context, [0, height * 0.7, width, height * 0.3], ["#c9ad8f", "#a98a6c"]);
  softDisc(context, width * 0.3, height * 0.25, width * 0.7, "#fff6e6");
  const unit = Math.min(width, height) / 100;
  const [x, y] = [width / 2, height * 0.74];
  context.fillStyle = "#00000030";
  context.beginPath();
  context.ellipse(x + 6 * unit, y + unit, 24 * unit, 3.5 * unit, 0, 0, 7);
  context.fill();
  const glass = context.createLinearGradient(x - 13 * unit, 0, x + 13 * unit, 0);
  for (const [stop, color] of [
    [0, "#5b2a12"],
    [0.22, "#b5612c"],
    [0.3, "#e8a771"],
    [0.4, "#a3531f"],
    [1, "#451d0b"],
  ] as const) {
    glass.addColorStop(stop, color);
  }
  context.fillStyle = glass;
  context.beginPath();
  context.roundRect(x - 13 * unit, y - 42 * unit, 26 * unit, 42 * unit, 4 * unit);
  context.fill();
  context.fillStyle = "#241a14";
  context.beginPath();
  context.roundRect(x - 6 * unit, y - 58 * unit, 12 * unit, 17 * unit, 1.5 * unit);
  context.fill();
  context.fillStyle = "#f7efe2";
  context.fillRect(x - 9 * unit, y - 29 * unit, 18 * unit, 20 * unit);
  context.fillStyle = "#241a14";
  context.fillRect(x - 6 * unit, y - 25 * unit, 12 * unit, 1.4 * unit);
  context.fillRect(x - 6 * unit, y - 21 * unit, 8 * unit, 1 * unit);
};

const citrus: Painter = (context, width, height) => {
  fillGradient(context, [0, 0, width, height], ["#2f6d5c", "#1d4a41"]);
  const unit = Math.min(width, height) / 100;
  for (let index = 0; index < 14; index++) {
    const x = ((index * 37) % 100) * 0.01 * width;
    const y = ((index * 61 + 13) % 100) * 0.01 * height;
    const radius = (11 + ((index * 7) % 6)) * unit;
    context.fillStyle = "#00000033";
    context.beginPath();
    context.arc(x + 2 * unit, y + 3 * unit, radius, 0, 7);
    context.fill();
    for (const [scale, color] of [
      [1, "#f08a1d"],
      [0.92, "#fff0cf"],
      [0.84, "#f9a935"],
    ] as const) {
      context.fillStyle = color;
      context.beginPath();
      context.arc(x, y, radius * scale, 0, 7);
      context.fill();
    }
    context.strokeStyle = "#fff0cf";
    context.lineWidth = 0.7 * unit;
    for (let segment = 0; segment < 9; segment++) {
      const angle = (segment / 9) * 2 * Math.PI + index;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + Math.cos(angle) * radius * 0.8, y + Math.sin(angle) * radius * 0.8);
      context.stroke();
    }
  }
};

const portrait: Painter = (context, width, height) => {
  fillGradient(context, [0, 0, width, height], ["#8fa3b3", "#cfd6d8"]);
  softDisc(context, width * 0.25, height * 0.2, width * 0.8, "#ffffff");
  const unit = Math.min(width, height) / 100;
  const [x, y] = [width / 2, height * 0.46];
  context.fillStyle = "#2d3a55";
  context.beginPath();
  context.ellipse(x, y + 62 * unit, 46 * unit, 44 * unit, 0, 0, 7);
  context.fill();
  context.fillStyle = "#c98f6d";
  context.fillRect(x - 8 * unit, y + 8 * unit, 16 * unit, 18 * unit);
  context.fillStyle = "#dba884";
  context.beginPath();
  context.ellipse(x, y, 17 * unit, 22 * unit, 0, 0, 7);
  context.fill();
  context.fillStyle = "#35241d";
  context.beginPath();
  context.ellipse(x, y - 10 * unit, 19 * unit, 17 * unit, 0, Math.PI, 2 * Math.PI);
  context.fill();
};

const white: Painter = (context, width, height) => {
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
};

const painters: Record<string, Painter> = { dunes, bottleOnStage, citrus, portrait, white };

/** Every stand-in by its asset id, as bitmaps of the size a phone's photographs have after upload. */
export function paintStandIns(width = 1440, height = 1800): Map<string, ImageBitmap> {
  const pictures = new Map<string, ImageBitmap>();
  for (const [name, paint] of Object.entries(painters)) {
    const canvas = new OffscreenCanvas(width, height);
    paint(canvas.getContext("2d") as OffscreenCanvasRenderingContext2D, width, height);
    pictures.set(name, canvas.transferToImageBitmap());
  }
  return pictures;
}
