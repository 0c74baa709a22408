import AlignLeft from "lucide-react/icons/align-left";
import Banknote from "lucide-react/icons/banknote";
import Calendar from "lucide-react/icons/calendar";
import Hash from "lucide-react/icons/hash";
import Image from "lucide-react/icons/image";
import Languages from "lucide-react/icons/languages";
import Link from "lucide-react/icons/link";
import Palette from "lucide-react/icons/palette";
import ToggleLeft from "lucide-react/icons/toggle-left";
import Type from "lucide-react/icons/type";
import type { ComponentType } from "react";
import type { Column } from "~/domain/rows/table";

export const columnTypeNames: Readonly<Record<Column["type"], string>> = {
  text: "Text",
  "long-text": "Long text",
  number: "Number",
  money: "Price",
  date: "Date",
  picture: "Picture",
  link: "Link",
  color: "Colour",
  language: "Language",
  "yes-no": "Yes or no",
};

export const columnIcons: Readonly<Record<Column["type"], ComponentType<{ className?: string }>>> = {
  text: Type,
  "long-text": AlignLeft,
  number: Hash,
  money: Banknote,
  date: Calendar,
  picture: Image,
  link: Link,
  color: Palette,
  language: Languages,
  "yes-no": ToggleLeft,
};
