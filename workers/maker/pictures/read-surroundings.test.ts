import { expect, test } from "vitest";
import { missingPlace, readSurroundings } from "./read-surroundings";

test.each([
  ["my bottle on a beach at sunset", "sea", "dusk"],
  ["meine Flasche am Strand bei Sonnenuntergang", "sea", "dusk"],
  ["ma bouteille sur la plage au coucher du soleil", "sea", "dusk"],
  ["mi botella en la playa al atardecer", "sea", "dusk"],
  ["la mia bottiglia sulla spiaggia al tramonto", "sea", "dusk"],
  ["minha garrafa na praia ao pôr do sol", "sea", "dusk"],
  ["mijn fles op het strand bij zonsondergang", "sea", "dusk"],
  ["moja butelka na plaży o zachodzie słońca", "sea", "dusk"],
  ["gün batımında sahilde şişem", "sea", "dusk"],
  ["моя бутылка на пляже на закате", "sea", "dusk"],
  ["زجاجتي على الشاطئ عند الغروب", "sea", "dusk"],
  ["夕日のビーチにある私のボトル", "sea", "dusk"],
  ["我的瓶子在日落的海滩上", "sea", "dusk"],
  ["해질녘 해변의 내 병", "sea", "dusk"],
  ["my shoe in a street at night", "street", "night"],
  ["mes chaussures dans la rue la nuit", "street", "night"],
  ["mi zapato en la calle de noche", "street", "night"],
  ["mój but na ulicy w nocy", "street", "night"],
  ["мой ботинок на улице ночью", "street", "night"],
  ["夜の街で私の靴", "street", "night"],
  ["unser Sofa in den Bergen am Morgen", "hills", "dawn"],
  ["o meu sofá nas montanhas de manhã", "hills", "dawn"],
] as const)("finds place and time in “%s”", (prompt, place, time) => {
  expect(readSurroundings(prompt)).toMatchObject({ place, time });
});

test.each([
  ["on a kitchen table", "table"],
  ["auf dem Küchentisch", "table"],
  ["sobre la mesa", "table"],
  ["sul tavolo", "table"],
  ["na stole", "table"],
  ["на столе", "table"],
  ["テーブルの上", "table"],
  ["桌上", "table"],
  ["by a window", "window"],
  ["am Fenster", "window"],
  ["à la fenêtre", "window"],
  ["en la ventana", "window"],
  ["na janela", "window"],
  ["przy oknie", "window"],
  ["у окна", "window"],
  ["窓辺", "window"],
])("finds the set in “%s”", (prompt, id) => {
  expect(readSurroundings(prompt).compositions).toContain(id);
});

test.each([
  ["my bottle on the moon", "on the moon"],
  ["my bottle on a table in a restaurant", "in a restaurant"],
  ["meine Flasche in der Wüste bei Nacht", "in der Wüste"],
  ["ma bouteille dans un hammam", "dans un hammam"],
  ["my bottle on a beach at sunset", ""],
  ["my bottle on a deep blue background, in soft light", ""],
  ["an amber bottle by Acme with a bow, no sugar", ""],
])("says which place of “%s” it does not show", (prompt, missing) => {
  expect(missingPlace(prompt)).toBe(missing);
});
