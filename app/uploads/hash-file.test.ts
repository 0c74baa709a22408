import { expect, test } from "vitest";
import { hashFile } from "./hash-file";

const options = { signal: new AbortController().signal, onProgress: () => {} };

test("a small file is hashed at once; one that is gone says what to do", async () => {
  const sha256 = await hashFile(new Blob(["abc"]), options);
  expect(sha256).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  const gone = Object.assign(new Blob(["abc"]), { arrayBuffer: () => Promise.reject(new Error("gone")) });
  await expect(hashFile(gone, options)).rejects.toMatchObject({ code: "file_unreadable" });
});
