import { useState } from "react";
import { productsOfTable, type TableProduct } from "~/domain/products/products-of-table";
import { useTableReading } from "~/rows/start/use-table-reading";
import { ChooseProducts } from "./choose-products";
import { FeedStart } from "./feed-start";

interface ReadFeed {
  origin: string;
  products: TableProduct[];
}

/** Products from a feed or a table: its rows are read, those that are ticked become products. */
export function FromFeed({ userId }: { userId: string }) {
  const [feed, setFeed] = useState<ReadFeed | null>(null);
  const reading = useTableReading(({ table, origin }) =>
    setFeed({ origin, products: productsOfTable(table, { file: origin, readAt: new Date().toISOString() }) }),
  );
  if (feed) {
    return (
      <ChooseProducts
        userId={userId}
        origin={feed.origin}
        products={feed.products}
        onOther={() => setFeed(null)}
      />
    );
  }
  return <FeedStart reading={reading} />;
}
