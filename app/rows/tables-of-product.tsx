import { Link } from "react-router";
import { tableAddress } from "./start/create-table";
import { useTables } from "./start/use-tables";

/** The tables in which rows were taken from a product. Nothing where there are none. */
export function TablesOfProduct({ userId, productId }: { userId: string; productId: string }) {
  const reading = useTables(userId);
  const tables =
    reading.kind === "present"
      ? reading.value.filter(
          ({ trashedAt, productIds }) => trashedAt === null && productIds.includes(productId),
        )
      : [];
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby="tables-of-product" className="grid gap-3">
      <h2 id="tables-of-product" className="font-[550] text-lg">
        Tables with it
      </h2>
      <ul className="grid gap-1">
        {tables.map(({ id, name }) => (
          <li key={id} className="py-1.5">
            <Link to={tableAddress(id)} className="block min-w-0 truncate hover:underline" dir="auto">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
