import { exampleFact, exampleImage } from "~/sections/examples/example-context";
import type { SectionExample } from "~/sections/examples/section-example";

export const stickyBarExample: SectionExample = {
  slots: {
    image: exampleImage("dark", ""),
    name: "Lumen One",
    note: "Free delivery",
    price: exampleFact("price"),
    listPrice: exampleFact("list-price"),
    action: "Order now",
  },
};
