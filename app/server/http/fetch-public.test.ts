import { expect, test, vi } from "vitest";
import { fetchPublic, PublicFetchError, type PublicFetchOptions } from "./fetch-public.server.ts";

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

test.each([
  "ftp://shop.com/",
  "file:///etc/passwd",
  "data:text/plain,x",
  "javascript:alert(1)",
  "//shop.com",
  "not an address",
  "http://shop.com:8080/",
  "https://shop.com:80/",
  "https://ada:secret@shop.com/",
  "https://ada@shop.com/",
  "http://localhost/",
  "http://LOCALHOST./",
  "http://app.localhost/",
  "http://printer/",
  "http://router.local/",
  "http://metadata.google.internal/",
  "http://127.0.0.1/",
  "http://127.1/",
  "http://2130706433/",
  "http://0x7f000001/",
  "http://0177.0.0.1/",
  "http://0/",
  "http://10.0.0.1/",
  "http://100.64.0.1/",
  "http://169.254.169.254/latest/meta-data/",
  "http://172.16.0.1/",
  "http://172.31.255.255/",
  "http://192.168.1.1/",
  "http://198.19.0.1/",
  "http://224.0.0.1/",
  "http://255.255.255.255/",
  "http://[::1]/",
  "http://[::]/",
  "http://[::ffff:127.0.0.1]/",
  "http://[::ffff:7f00:1]/",
  "http://[::127.0.0.1]/",
  "http://[64:ff9b::127.0.0.1]/",
  "http://[2002:7f00:1::]/",
  "http://[2001::1]/",
  "http://[2001:db8::1]/",
  "http://[fe80::1]/",
  "http://[fc00::1]/",
  "http://[fd12:3456::1]/",
  "http://[ff02::1]/",
  "http://①②⑦.0.0.1/",
  "http://studio.vitrine.app/media/assets/x",
  "http://STUDIO.vitrine.app./",
  "http://x.studio.vitrine.app/",
])("%s is asked for nothing", async (address) => {
  const { options, asked } = optionsWith({});
  await expect(fetchPublic(address, options)).rejects.toThrow(PublicFetchError);
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
