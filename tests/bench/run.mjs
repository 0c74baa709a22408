/**
 * `npm run bench -- NAME…` runs the named benches (all without a name). A bench default-exports an async function
 * that yields figures; each is printed as one JSON line:
 * {"bench":NAME,"value":N,"unit":…,"goal":…,"better":"higher"|"lower","how":…}
 */
const benches = {
  draw: () => import("./draw.bench.mjs"),
  export: () => import("./export.bench.mjs"),
  pages: () => import("./pages.bench.mjs"),
  player: () => import("./player.bench.mjs"),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`No bench named ${unknown.join(", ")}. There are: ${Object.keys(benches).join(", ")}`);
  process.exit(2);
}
for (const name of wanted.length ? wanted : Object.keys(benches)) {
  const { default: bench } = await benches[name]();
  for await (const figure of bench()) console.log(JSON.stringify(figure));
}
process.exit(0);
