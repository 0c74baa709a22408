import { expect, test, vi } from "vitest";
import { addressesInside, namesInside } from "../../../tests/fixtures/addresses-inside";
import { askPublic, PublicFetchError, type PublicFetchOptions, requireFound } from "./fetch-public.server.ts";

const fetchPublic = async (address: string, options: PublicFetchOptions) =>
  requireFound(await askPublic(address, options));

type Answers = Record<string, () => Response>;

function optionsWith(answers: Answers, more: Partial<PublicFetchOptions> = {}) {
  const asked: string[] = [];
  const options: PublicFetchOptions = {
    ownHosts: ["Studio.vitrine.app."],
    mostBytes: 1000,
    timeoutMs: 2000,
    resolve: async () => ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"],
    fetch: (async (address: string) => {
      asked.push(address);
      const answer = answers[address];
      if (!answer) throw new TypeError("refused");
      return answer();
    }) as typeof fetch,
    ...more,
  };
  return { options, asked };
}
const redirectTo = (location: string) => () => new Response(null, { status: 302, headers: { location } });
const textOf = (body: ReadableStream<Uint8Array>) => new Response(body).text();

test("a public file comes as it is", async () => {
  const { options } = optionsWith({ "https://shop.com/a.png": () => new Response("picture") });
  const { body, url } = await fetchPublic("https://shop.com/a.png", options);
  expect(await textOf(body)).toBe("picture");
  expect(url.pathname).toBe("/a.png");
});

const inside = addressesInside(["studio.vitrine.app"]);

test("hundreds of addresses are held against the rules", () => {
  expect(inside.length).toBeGreaterThan(500);
});

test.each(inside)("%j is asked for nothing", async (address) => {
  const { options, asked } = optionsWith(
    {},
    { resolve: async (host) => namesInside[host] ?? ["93.184.215.14"] },
  );
  await expect(fetchPublic(address, options)).rejects.toMatchObject({ code: "address_unreachable" });
  expect(asked).toEqual([]);
});

test.each([
  "http://172.32.0.1/",
  "http://8.8.8.8/",
  "http://[2606:4700::1111]/",
  "http://[64:ff9b::8.8.8.8]/",
])("%s is public", async (address) => {
  const { options, asked } = optionsWith({ [new URL(address).href]: () => new Response("x") });
  await textOf((await fetchPublic(address, options)).body);
  expect(asked).toHaveLength(1);
});

test("a name that leads inside is asked for nothing, also by one of several addresses", async () => {
  for (const addresses of [["127.0.0.1"], ["93.184.215.14", "10.0.0.7"], ["::1"], [], ["nonsense"]]) {
    const { options, asked } = optionsWith({}, { resolve: async () => addresses });
    await expect(fetchPublic("http://shop.com/", options)).rejects.toThrow(PublicFetchError);
    expect(asked).toEqual([]);
  }
});

test("a name that leads inside once it has been asked is not read", async () => {
  const resolve = vi.fn().mockResolvedValueOnce(["93.184.215.14"]).mockResolvedValue(["192.168.0.1"]);
  const { options } = optionsWith({ "http://shop.com/": () => new Response("secret") }, { resolve });
  await expect(fetchPublic("http://shop.com/", options)).rejects.toThrow(PublicFetchError);
  expect(resolve).toHaveBeenCalledTimes(2);
});

test("a name that leads inside once its site said that it may be read is asked for nothing", async () => {
  const resolve = vi.fn().mockResolvedValueOnce(["93.184.215.14"]).mockResolvedValue(["10.0.0.1"]);
  const { options, asked } = optionsWith({}, { resolve, mayRead: async () => true });
  await expect(fetchPublic("http://shop.com/", options)).rejects.toMatchObject({
    code: "address_unreachable",
  });
  expect([resolve.mock.calls.length, asked]).toEqual([2, []]);
});

test("each redirect is checked like the first address, and three are enough", async () => {
  const inside = optionsWith({ "http://shop.com/": redirectTo("http://169.254.169.254/") });
  await expect(fetchPublic("http://shop.com/", inside.options)).rejects.toThrow(PublicFetchError);
  expect(inside.asked).toEqual(["http://shop.com/"]);

  const answers: Answers = {
    "http://shop.com/0": redirectTo("/1"),
    "http://shop.com/1": redirectTo("https://cdn.shop.com/2"),
    "https://cdn.shop.com/2": redirectTo("/3"),
    "https://cdn.shop.com/3": () => new Response("picture"),
  };
  const three = optionsWith(answers);
  expect(await textOf((await fetchPublic("http://shop.com/0", three.options)).body)).toBe("picture");
  const four = optionsWith({ ...answers, "http://shop.com/start": redirectTo("/0") });
  await expect(fetchPublic("http://shop.com/start", four.options)).rejects.toThrow(PublicFetchError);
});

test("what is longer than allowed fails, whether it says so or not", async () => {
  const said = optionsWith({
    "http://shop.com/": () => new Response("x".repeat(1001), { headers: { "content-length": "1001" } }),
  });
  await expect(fetchPublic("http://shop.com/", said.options)).rejects.toThrow(PublicFetchError);
  const unsaid = optionsWith({ "http://shop.com/": () => new Response("x".repeat(1001)) });
  const { body } = await fetchPublic("http://shop.com/", unsaid.options);
  await expect(textOf(body)).rejects.toThrow();
});

test("what never ends, fails", async () => {
  const { options } = optionsWith(
    {
      "http://shop.com/": () =>
        new Response(new ReadableStream({ start: (c) => c.enqueue(new Uint8Array(1)) })),
    },
    { timeoutMs: 50 },
  );
  const { body } = await fetchPublic("http://shop.com/", options);
  await expect(textOf(body)).rejects.toThrow();
});

test("whatever went wrong, the error says the same", async () => {
  const messages = new Set<string>();
  const { options } = optionsWith({ "http://shop.com/404": () => new Response("no", { status: 404 }) });
  for (const address of ["http://127.0.0.1/", "http://shop.com/404", "http://shop.com/refused", "x:"]) {
    await fetchPublic(address, options).catch((error: Error) => messages.add(error.message));
  }
  expect(messages.size).toBe(1);
});

test("the one local origin of a developer's machine is taken", async () => {
  const answers = { "http://127.0.0.1:4000/a": () => new Response("x") };
  const { options } = optionsWith(answers, { localOrigin: "http://127.0.0.1:4000" });
  expect(await textOf((await fetchPublic("http://127.0.0.1:4000/a", options)).body)).toBe("x");
});
