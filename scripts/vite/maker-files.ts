const folder = "../../build/maker-files";
const files = import.meta.glob<string>("../../build/maker-files/**/*.{svg,json}", {
  query: "?raw",
  import: "default",
});

/** The files of the makers' worker under `npm run dev`. */
export default {
  async fetch(request: Request): Promise<Response> {
    const load = files[folder + new URL(request.url).pathname];
    return load ? new Response(await load()) : new Response(null, { status: 404 });
  },
};
