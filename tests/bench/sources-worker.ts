import { createPageReader } from "../../app/domain/facts/reading/create-page-reader";
import { createHtmlFeed } from "../../app/server/sources/feed-html";

const card = (at: number) =>
  `<div class="card card-${at % 40}"><a href="/x/${at}"><img src="/a-${at}.jpg" alt="Picture ${at}" width="300" height="300"></a><p>Some words about soap ${at}, baked slowly in Bristol.</p></div>`;
const page = `<html lang="en-GB"><head><title>Oat soap</title><script type="application/ld+json">{"@type":"Product","name":"Oat soap","offers":{"price":"6.00","priceCurrency":"GBP"}}</script></head><body><main><h1>Oat soap</h1><p class="price">£6.00</p><button>Add to cart</button>${Array.from({ length: 6000 }, (_, at) => card(at)).join("")}</main></body></html>`;

/** Reads a page of about 1 MB in pieces as the network brings them. */
export default {
  fetch(): Response {
    const facts = new Set<string>();
    const reader = createPageReader(
      { url: "https://shop.example/oat-soap", readAt: "2026-11-23T09:00:00Z" },
      (event) => {
        if (event.type === "fact") facts.add(event.fact.id);
      },
    );
    const feed = createHtmlFeed(reader);
    for (let at = 0; at < page.length; at += 16_384) feed.write(page.slice(at, at + 16_384));
    feed.end();
    reader.end();
    return Response.json({ bytes: page.length, facts: facts.size });
  },
};
