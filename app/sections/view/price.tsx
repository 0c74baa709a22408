import type { ShownPage, ShownSlot } from "~/sections/shown-page";

interface PriceProps {
  price: ShownSlot<"fact"> | undefined;
  /** What it cost before: shown where it is more, in the same currency. */
  listPrice: ShownSlot<"fact"> | undefined;
  page: Pick<ShownPage, "messages">;
}

/** What it costs, and what it cost before. */
export function Price({ price, listPrice, page: { messages } }: PriceProps) {
  if (!price) return null;
  const isLess = listPrice !== undefined && costsLess(price.fact.value, listPrice.fact.value);
  return (
    <p className="price">
      <span className="visually-hidden">{messages.price}: </span>
      <strong>{price.text}</strong>
      {isLess && (
        <>
          {" "}
          <span className="visually-hidden">{messages.listPrice}: </span>
          <s>{listPrice.text}</s>
        </>
      )}
    </p>
  );
}

type Value = ShownSlot<"fact">["fact"]["value"];

function costsLess(price: Value, listPrice: Value): boolean {
  return (
    price.type === "money" &&
    listPrice.type === "money" &&
    price.currency === listPrice.currency &&
    Number(price.amount) < Number(listPrice.amount)
  );
}
