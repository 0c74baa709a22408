import { exampleFact } from "~/sections/examples/example-context";
import type { SectionExample } from "~/sections/examples/section-example";

export const specificationsExample: SectionExample = {
  slots: { heading: "Technical details", intro: "Measured on the device as it is sold." },
  blocks: [
    { fact: exampleFact("height"), group: "Size and weight" },
    { fact: exampleFact("width"), group: "Size and weight" },
    { fact: exampleFact("weight"), group: "Size and weight" },
    { fact: exampleFact("battery"), group: "Battery" },
    { fact: exampleFact("charging"), label: "Fully charged after", group: "Battery" },
    { fact: exampleFact("shell"), group: "Materials" },
    { fact: exampleFact("cushions"), group: "Materials" },
    { fact: exampleFact("band"), group: "Materials" },
    { label: "Connections", value: "Bluetooth 5.4, USB-C, 3.5 mm", group: "Materials" },
    { fact: exampleFact("origin"), group: "Materials" },
  ],
};
