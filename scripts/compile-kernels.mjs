import { readFile } from "node:fs/promises";
import asc from "assemblyscript/asc";

const source = new URL("../app/export/yuv/kernels.as.ts", import.meta.url);

/** The bytes of app/export/yuv/kernels.wasm, from its source; with `isRelaxed` those of kernels-relaxed.wasm. */
export async function compileKernels(isRelaxed = false) {
  const files = { "kernels.ts": await readFile(source, "utf8") };
  let bytes = null;
  const { error, stderr } = await asc.main(
    [
      "kernels.ts",
      "--outFile",
      "kernels.wasm",
      "--runtime",
      "stub",
      "--importMemory",
      "--noExportMemory",
    ].concat(["--enable", "simd", ...(isRelaxed ? ["--enable", "relaxed-simd"] : []), "-O3", "--noAssert"]),
    {
      readFile: (name) => files[name] ?? null,
      writeFile: (name, contents) => {
        if (name === "kernels.wasm") bytes = contents;
      },
      listFiles: () => [],
    },
  );
  if (error || !bytes) throw new Error(`The kernels do not compile: ${stderr}`);
  return bytes;
}
