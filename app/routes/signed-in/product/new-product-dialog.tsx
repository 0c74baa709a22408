import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { addFact } from "~/domain/facts/edit-sheet";
import type { FactKind } from "~/domain/facts/fact";
import type { FactSheet } from "~/domain/facts/fact-sheet";
import type { FactValue } from "~/domain/facts/fact-value";
import { longestProductName } from "~/domain/products/product";
import { readTypedValue } from "~/domain/products/typed-value";
import { getDocuments } from "~/firebase/documents";
import { writeDocuments } from "~/firebase/write-documents";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { showErrorToast } from "~/ui/toast";
import { productAddress } from "./product-address";

interface NewProductDialogProps {
  userId: string;
  open: boolean;
  onClose: () => void;
}

/** A product typed by hand: its name, and what else is known of it. */
export function NewProductDialog({ userId, open, onClose }: NewProductDialogProps) {
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
    const text = (words: string): FactValue => ({ type: "text", text: words });
    const lines = benefits
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    const facts = [
      ["name", text(name.trim())],
      ...(cost ? [["price", cost]] : []),
      ...lines.slice(0, 40).map((line) => ["benefit", text(line)]),
    ] as [FactKind, FactValue][];
    try {
      const { createProduct, newProductId } = await import("~/stores/products/products");
      const productId = newProductId(await getDocuments());
      const fields = {
        ...{ name: name.trim(), facts: sheetOf(facts), variants: [], photos: [], brandId: null },
        ...{ sourceUrl: null, readAt: null, published: "ask" as const },
      };
      const written = writeDocuments((documents) => createProduct(documents, productId, userId, fields));
      onClose();
      void navigate(productAddress(productId));
      await written;
    } catch (error) {
      showErrorToast("The product could not be made", (error as Error).message);
    }
  }

  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title="New product">
      <form className="grid gap-5" onSubmit={(event) => void make(event)} noValidate>
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
    </Dialog>
  );
}

function sheetOf(facts: readonly [FactKind, FactValue][]): FactSheet {
  const at = new Date().toISOString();
  return facts.reduce<FactSheet>(
    (sheet, [kind, value]) =>
      addFact(sheet, { kind, value, language: null }, { id: crypto.randomUUID(), at }),
    { facts: [], decisions: [] },
  );
}
