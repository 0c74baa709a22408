import { expect, test } from "vitest";
import { productFieldsSchema } from "~/domain/products/product";
import { productsOfTable } from "~/domain/products/products-of-table";
import { importTable } from "~/rows/import/import-table";

const readAt = "2026-11-23T09:00:00Z";

async function read(text: string) {
  const { table } = await importTable(new Blob([text]).stream(), { idPart: "a" });
  const products = productsOfTable(table, { file: "shop.csv", readAt });
  for (const { fields } of products) productFieldsSchema.parse(fields);
  return products;
}
const said = ({ fields }: Awaited<ReturnType<typeof read>>[number], kind: string, variantId?: string) =>
  fields.facts.facts.find((fact) => fact.kind === kind && fact.variantId === variantId)?.value;

test("a row is a product with its facts, each with the cell it stands in", async () => {
  const [lamp, none] = await read(
    `id,title,price,sale_price,link,image_link,additional_image_link,availability,brand
L1,Aurora desk lamp,29.00 GBP,25.00 GBP,https://shop.example/l1,https://shop.example/1.jpg,"https://shop.example/2.jpg,https://shop.example/3.jpg",in stock,Lumen
L2,,9.00 GBP,,,,,,`,
  );
  expect(none).toBeUndefined();
  expect(lamp).toMatchObject({
    sku: "L1",
    fields: { name: "Aurora desk lamp", sourceUrl: "https://shop.example/l1" },
  });
  expect(said(lamp!, "price")).toEqual({ type: "money", amount: "25.00", currency: "GBP" });
  expect(said(lamp!, "list-price")).toEqual({ type: "money", amount: "29.00", currency: "GBP" });
  expect(said(lamp!, "availability")).toEqual({ type: "availability", state: "in-stock" });
  expect(lamp?.fields.facts.facts.find(({ kind }) => kind === "brand")?.sources).toEqual([
    { from: "row", file: "shop.csv", row: 1, column: "brand", quote: "Lumen", readAt },
  ]);
  expect(lamp?.pictures.map(({ url }) => url.at(-5))).toEqual(["1", "2", "3"]);
});

test("rows of one group are the variants of one product: what differs is theirs, what all say is the product's", async () => {
  const [mug, ...others] = await read(`<rss xmlns:g="http://base.google.com/ns/1.0"><channel>
<item><g:id>M-S</g:id><g:item_group_id>M</g:item_group_id><title>Stoneware mug - Sand</title><g:price>12 EUR</g:price><g:color>Sand</g:color><g:brand>Kiln</g:brand><g:image_link>https://shop.example/s.jpg</g:image_link></item>
<item><g:id>M-N</g:id><g:item_group_id>M</g:item_group_id><title>Stoneware mug - Night</title><g:price>14 EUR</g:price><g:color>Night</g:color><g:brand>Kiln</g:brand><g:image_link>https://shop.example/n.jpg</g:image_link></item>
</channel></rss>`);
  expect(others).toEqual([]);
  expect(mug?.fields.name).toBe("Stoneware mug");
  expect(mug?.fields.variants).toEqual([
    { id: "M-S", name: "Sand", options: { Color: "Sand" } },
    { id: "M-N", name: "Night", options: { Color: "Night" } },
  ]);
  expect(said(mug!, "brand")).toEqual({ type: "text", text: "Kiln" });
  expect(said(mug!, "price")).toBeUndefined();
  expect(said(mug!, "price", "M-S")).toEqual({ type: "money", amount: "12", currency: "EUR" });
  expect(said(mug!, "price", "M-N")).toEqual({ type: "money", amount: "14", currency: "EUR" });
  expect(mug?.pictures).toEqual([
    { url: "https://shop.example/s.jpg", variantId: "M-S" },
    { url: "https://shop.example/n.jpg", variantId: "M-N" },
  ]);
  const ids = mug?.fields.facts.facts.map(({ id }) => id) ?? [];
  expect(new Set(ids).size).toBe(ids.length);
});
