// A file also where it is small enough to be part of the code: browsers keep its compiled form.
import kernelsUrl from "./kernels.wasm?url&no-inline";
import relaxedKernelsUrl from "./kernels-relaxed.wasm?url&no-inline";

/** The functions of kernels.as.ts. Addresses are bytes of the memory they were made with. */
export interface Kernels {
  padPlane(at: number, width: number, height: number, stride: number): void;
  copyPlane(
    dst: number,
    dstStride: number,
    src: number,
    srcStride: number,
    width: number,
    height: number,
  ): void;
  fillPlane(dst: number, stride: number, width: number, height: number, value: number): void;
  zoomPlane(
    src: number,
    srcStride: number,
    srcHeight: number,
    dst: number,
    dstStride: number,
    width: number,
    height: number,
    x0: number,
    y0: number,
    stepX: number,
    stepY: number,
    line: number,
    table: number,
  ): void;
  blendPlane(
    dst: number,
    dstStride: number,
    src: number,
    alpha: number,
    stride: number,
    width: number,
    height: number,
    opacity: number,
  ): void;
  premultiplyPlane(
    dst: number,
    dstStride: number,
    alpha: number,
    alphaStride: number,
    width: number,
    height: number,
  ): void;
  fromRgba(
    src: number,
    width: number,
    height: number,
    yPlane: number,
    uPlane: number,
    vPlane: number,
    aPlane: number,
    acPlane: number,
    stride: number,
    chromaStride: number,
  ): number;
  splitPlane(
    src: number,
    srcStride: number,
    uPlane: number,
    vPlane: number,
    stride: number,
    width: number,
    height: number,
  ): void;
  halvePlane(
    src: number,
    srcStride: number,
    dst: number,
    dstStride: number,
    width: number,
    height: number,
  ): void;
  turnPlane(
    src: number,
    srcStride: number,
    dst: number,
    dstStride: number,
    width: number,
    height: number,
  ): void;
  convertPlanes(
    yPlane: number,
    uPlane: number,
    vPlane: number,
    stride: number,
    chromaStride: number,
    width: number,
    height: number,
    black: number,
    yy: number,
    yu: number,
    yv: number,
    uu: number,
    uv: number,
    vu: number,
    vv: number,
  ): void;
}

let compiled: Promise<WebAssembly.Module> | null = null;

/** Kernels and the memory they work on. */
export interface LoadedKernels {
  kernels: Kernels;
  memory: WebAssembly.Memory;
}

/** The kernels over a memory of their own. Rejects where the file cannot be had or the browser lacks SIMD. */
export async function loadKernels(): Promise<LoadedKernels> {
  compiled ??= compile();
  const memory = new WebAssembly.Memory({ initial: 16, maximum: 16_384 });
  const instance = await WebAssembly.instantiate(await compiled, { env: { memory } });
  return { kernels: instance.exports as unknown as Kernels, memory };
}

/** The faster ones where the browser takes them: it says so by compiling. */
async function compile(): Promise<WebAssembly.Module> {
  try {
    return await load(relaxedKernelsUrl);
  } catch (error) {
    if (!(error instanceof WebAssembly.CompileError)) throw error;
    return load(kernelsUrl);
  }
}

async function load(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The kernels cannot be had: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}
