import { expect, test } from "vitest";
import { nameOfFile } from "./name-of-file";

test.each([
  ["desk-lamp_oak.jpg", "Desk lamp oak"],
  ["Kerze Nr. 5.png", "Kerze Nr 5"],
  ["IMG_2041.HEIC", ""],
  ["DSC00123.jpg", ""],
  ["image (2).png", ""],
  ["20261123_101500.jpg", ""],
])("%s says %s", (file, name) => expect(nameOfFile(file)).toBe(name));
