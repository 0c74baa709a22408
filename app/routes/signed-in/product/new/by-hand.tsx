import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import type { FactKind } from "~/domain/facts/fact";
import type { FactValue } from "~/domain/facts/fact-value";
import { newProduct, textValue, typedSheet } from "~/domain/products/new-product";
import { longestProductName } from "~/domain/products/product";
import { readTypedValue } from "~/domain/products/typed-value";
import { productAddress } from "~/products/product-address";
import { saveNewProduct } from "~/products/save-new-product";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { showErrorToast } from "~/ui/toast";

const mostPoints = 40;

/** A product typed by hand: its name, and what else is known of it. */
export function ByHand({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [price, setPrice] = useState("");
  const [benefits, setBenefits] = useState("");
  const [problems, setProblems] = useState<{ name?: string; price?: string }>({});

  async function make(event: FormEvent) {
    event.preventDefault();
    const cost = price.trim() ? readTypedValue("price", price, null) : null;
    const wrong = {
      ...(!name.trim() && { name: "Give the product a name." }),
      ...(price.trim() && !cost && { price: "Write an amount and a currency: £17.50, 17,50 €, 17.50 USD." }),
    };
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    const points = benefits
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean)
      .slice(0, mostPoints);
    const typed: [FactKind, FactValue][] = [
      ["name", textValue(name.trim())],
      ...(cost ? [["price", cost] as [FactKind, FactValue]] : []),
      ...points.map((point): [FactKind, FactValue] => ["benefit", textValue(point)]),
    ];
    const facts = typedSheet(typed, new Date().toISOString(), () => crypto.randomUUID());
    try {
      await saveNewProduct(userId, newProduct({ name, facts }), (productId) => {
        void navigate(productAddress(productId));
      });
    } catch (error) {
      showErrorToast("The product could not be made", (error as Error).message);
    }
  }

  return (
    <form className="grid max-w-2xl gap-5" onSubmit={(event) => void make(event)} noValidate>
      <TextField
        label="Name"
        value={name}
        limit={longestProductName}
        error={problems.name ?? null}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label="Price"
        hint="With its currency. Leave it empty if you have none yet."
        value={price}
        error={problems.price ?? null}
        onChange={(event) => setPrice(event.target.value)}
      />
      <TextArea
        label="What it does for people"
        hint="One point a line. You can add more later."
        rows={4}
        value={benefits}
        onChange={(event) => setBenefits(event.target.value)}
      />
      <Button type="submit" variant="primary" className="justify-self-end">
        Make product
      </Button>
    </form>
  );
}
