import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { selectSubjects } from "./subject-files/select-subjects.mjs";

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL("..", import.meta.url));
const source = join(root, "workers/maker/subjects");
/** All that the files depend on, besides the two packages. */
const recipe = [
  "scripts/subject-files.mjs",
  "scripts/subject-files/select-subjects.mjs",
  "workers/maker/subjects/subject-files.ts",
  "workers/maker/subjects/trades.json",
  "workers/maker/subjects/words/fold.ts",
  "workers/maker/subjects/words/index-words.ts",
  "workers/maker/subjects/words/read-words.ts",
  "workers/maker/subjects/words/stem.ts",
];

/**
 * The folder of the files that the maker's worker reads while it runs: the art of each subject, their list, and what
 * each language calls them. They are made from the packages once and kept while nothing changes.
 *
 * @returns {Promise<string>} its path
 */
export async function subjectFiles() {
  const folder = join(root, "node_modules/.cache/subject-files", hashOfRecipe());
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  await writeFiles(unfinished);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process was faster: its files are the same.
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  return folder;
}

function hashOfRecipe() {
  const hash = createHash("sha256");
  for (const name of ["@iconify-json/fluent-emoji", "emojibase-data"]) {
    hash.update(`${name} ${require(`${name}/package.json`).version}\0`);
  }
  for (const path of recipe) hash.update(readFileSync(join(root, path))).update("\0");
  return hash.digest("hex").slice(0, 24);
}

async function writeFiles(folder) {
  const load = async (name) =>
    (await runnerImport(join(source, name), { configFile: false, resolve: { tsconfigPaths: true } })).module;
  const { indexWords } = await load("words/index-words.ts");
  const { indexedLanguages } = await load("subject-files.ts");
  const trades = JSON.parse(readFileSync(join(source, "trades.json"), "utf8"));
  const { icons, aliases = {} } = JSON.parse(
    readFileSync(require.resolve("@iconify-json/fluent-emoji/icons.json"), "utf8"),
  );
  const bodyOf = (id) => (icons[id] ?? icons[aliases[id]?.parent])?.body;
  const subjects = selectSubjects(
    require("emojibase-data/en/data.json"),
    new Set([...Object.keys(icons), ...Object.keys(aliases)]),
    new Set(Object.values(trades).flatMap(({ shows }) => shows)),
  );

  mkdirSync(join(folder, "art"), { recursive: true });
  mkdirSync(join(folder, "words"));
  for (const { id } of subjects) {
    writeFileSync(
      join(folder, "art", `${id}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 32 32">${bodyOf(id)}</svg>`,
    );
  }
  const list = { ids: subjects.map(({ id }) => id) };
  writeFileSync(join(folder, "subjects.json"), JSON.stringify(list));
  for (const language of indexedLanguages) {
    const said = new Map(
      require(`emojibase-data/${language}/data.json`).map((emoji) => [emoji.hexcode, emoji]),
    );
    const named = subjects.map(({ hexcode, isFound }) => {
      const { label = "", tags = [] } = said.get(hexcode) ?? {};
      return { label, tags, isFound };
    });
    writeFileSync(join(folder, "words", `${language}.json`), JSON.stringify(indexWords(named, language)));
  }
}

/** Lays the files where wrangler.toml of the maker and the development server look for them. */
export async function layMakerFiles() {
  const built = join(root, "build/maker-files");
  rmSync(built, { recursive: true, force: true });
  cpSync(await subjectFiles(), built, { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await layMakerFiles();
