import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compileKernels } from "./compile-kernels.mjs";

// Compiles the kernels of video export; their WebAssembly is kept beside the source.
const file = fileURLToPath(new URL("../app/export/yuv/kernels.wasm", import.meta.url));
await writeFile(file, await compileKernels());
