import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compileKernels } from "./compile-kernels.mjs";

// Compiles the kernels of video export; their WebAssembly is kept beside the source.
const folder = fileURLToPath(new URL("../app/export/yuv/", import.meta.url));
await writeFile(`${folder}kernels.wasm`, await compileKernels());
await writeFile(`${folder}kernels-relaxed.wasm`, await compileKernels(true));
