import { describe, expect, it } from "vitest";
import { Refused, Unreachable } from "../src/api/client";
import { EventReader } from "../src/api/events";
import { contrast, livery, nationsKnown } from "../src/counters/nations";
import { faces } from "../src/counters/face";
import { setNames } from "../src/map/names";
import { anchor, blocks, inline } from "../src/rules/markdown";
import { hoursOf } from "../src/home/effort";
import { parse } from "../src/router.svelte";
import { findRule, matches } from "../src/rules/book";
import { fraction, signed } from "../src/ui/numbers";
import en from "../src/words/en.json";
import { fill } from "../src/words/fill";
import it_ from "../src/words/it.json";
import pt from "../src/words/pt.json";
import { trouble } from "../src/words/trouble";
import zh from "../src/words/zh.json";

describe("sentences", () => {
  it("are filled, and their words agree with numbers", () => {
    expect(fill("{0} of {1} {1:point|points}", [1, 2])).toBe("1 of 2 points");
    expect(fill("{0} of {1} {1:point|points}", ["0.5", 1])).toBe("0.5 of 1 point");
    expect(fill("{0}, {3}", ["x"])).toBe("x, {3}");
    expect(fill("從 {0} 到 {1}", ["托布魯克", "B9"])).toBe("從托布魯克到 B9");
  });
});

describe("trouble", () => {
  it("is told in the page's own words where it has some", () => {
    expect(trouble(new Unreachable())).toBe(en.unreachable);
    expect(trouble(new Refused(404, "there is no such match"))).toBe(en["lost.page"]);
    expect(trouble(new Refused(429, "too many requests"))).toBe(en.busy);
    expect(trouble(new Refused(400, "line 7: no such unit"))).toContain("line 7: no such unit");
  });
});

describe("server-sent events", () => {
  it("are put together from pieces that end anywhere", () => {
    const reader = new EventReader();
    expect(reader.read("event: moved\nid: 7\nda")).toEqual([]);
    expect(
      reader.read('ta: {"version":7}\n\n: still here\n\nevent: moved\r\nid: 8\r\ndata: x\r\n\r\n'),
    ).toEqual([
      { event: "moved", id: "7", data: '{"version":7}' },
      { event: "moved", id: "8", data: "x" },
    ]);
  });
});

describe("counters", () => {
  it("can be read: the ink stands out from every nation's colour", () => {
    for (const nation of [...nationsKnown, "nobody-knows"]) {
      const { ground, ink } = livery(nation);
      expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("of hidden units show no more than the kind, and are told apart by place", () => {
    const hidden = {
      id: null,
      owner: "allies",
      kind: "south-african infantry",
      where: "1904",
      values: null,
      states: [],
    };
    const [a, b] = faces([hidden, hidden], new Map());
    expect(a).toMatchObject({ id: null, nation: "south-african", type: "infantry", factors: "", range: 0 });
    expect(a!.key).not.toBe(b!.key);
  });
});

describe("blocks", () => {
  const block = {
    id: "5Pz",
    name: "5th Panzer Regiment",
    side: "axis",
    nation: "german",
    type: "armour",
    division: null,
    steps: [6, 4, 2],
    rate: 3,
    source: "",
  };
  const sides = [{ id: "axis", nations: ["german", "italian"] }];
  const view = { owner: "axis", where: "B9", states: [] };

  it("show their strength on one of their edges", () => {
    const shown = { ...view, id: "5Pz", kind: "german armour", values: [4, 6] };
    const [face] = faces([shown], new Map([["5Pz", block]]), [], sides);
    expect(face).toMatchObject({
      factors: "4/6",
      single: false,
      block: { steps: [6, 4, 2], strength: 4, rate: 3 },
    });
    const [unsure] = faces([{ ...shown, values: null }], new Map([["5Pz", block]]), [], sides);
    expect(unsure!.block).toEqual({ steps: [6, 4, 2], strength: undefined, rate: 3 });
  });

  it("that are hidden may be of any nation of their side", () => {
    const back = { ...view, id: null, kind: "axis block", values: null };
    const [face] = faces([back], new Map(), [], sides);
    expect(face).toMatchObject({ id: null, nations: ["german", "italian"], block: { steps: [] } });
  });
});

describe("states", () => {
  const known = [
    { id: "worn", look: "flipped" },
    { id: "busy", look: "arrow", over: [] },
    { id: "done", look: "cross", over: ["busy"] },
    { id: "secretly", over: [] },
  ];
  const piece = (...states: string[]) => ({
    id: "X",
    owner: "axis",
    kind: "german armour",
    where: "0101",
    values: [1, 2, 3, 0],
    states,
  });

  it("look as the sheet says, unless another one hides them", () => {
    const [face] = faces([piece("worn", "busy", "secretly", "unheard-of")], new Map(), known);
    expect(face).toMatchObject({ flipped: true, looks: ["flipped", "arrow"] });
    expect(faces([piece("busy", "done")], new Map(), known)[0]!.looks).toEqual(["cross"]);
    expect(faces([piece("worn")], new Map())[0]!.flipped).toBe(false);
  });
});

describe("names", () => {
  it("are set where no counter lies", () => {
    const sheet = { x: 0, y: 0, width: 1000, height: 1000 };
    const counter = { x: 479, y: 479, width: 42, height: 90 };
    const [name] = setNames([{ name: "Acroma", at: { x: 500, y: 500 }, weight: 2 }], [counter], sheet);
    expect(name!.anchor).not.toBe("middle");
  });
});

describe("rules", () => {
  it("are Markdown taken apart, never markup", () => {
    expect(inline("a **b** <script>x</script> [R01](../brigade/rules.en.md#R01)")).toEqual([
      { kind: "text", text: "a " },
      { kind: "strong", parts: [{ kind: "text", text: "b" }] },
      { kind: "text", text: " " },
      { kind: "text", text: "x" },
      { kind: "text", text: " " },
      { kind: "link", text: "R01", to: "../brigade/rules.en.md#R01" },
    ]);
    expect(anchor("x#R01")).toBe("R01");
    expect(blocks("a\nb\n\n| c | d |\n|---|---|\n| 1 | 2 |")).toEqual([
      { kind: "paragraph", text: "a b" },
      { kind: "table", head: ["c", "d"], rows: [["1", "2"]] },
    ]);
    expect(blocks("- one\n- two\n  goes on")).toEqual([{ kind: "list", items: ["one", "two goes on"] }]);
  });

  it("are found by number, with or without the letter, and by words without accents", () => {
    const book = {
      title: "",
      sections: [{ title: "", level: 1, rules: [{ id: "4.1.2a", text: "A zone" }] }],
    };
    expect(findRule(book, "gazala 4.1.2a")?.text).toBe("A zone");
    expect(findRule(book, "4.1.2")?.id).toBe("4.1.2a");
    expect(findRule(book, "4.1")).toBeUndefined();
    expect(matches("Posição inicial", "posicao INI")).toBe(true);
  });
});

describe("addresses", () => {
  it("lead to the pages about a game", () => {
    expect(parse("/about/some-game/primer", "", "")).toEqual({
      page: "about",
      game: "some-game",
      text: "primer",
    });
    expect(parse("/about/some-game", "", "")).toEqual({ page: "lost" });
  });
});

describe("games", () => {
  it("take as long as their shortest and longest scenario", () => {
    const game = (...hours: (number | null)[]) => ({
      id: "",
      title: "",
      place: "",
      sides: [],
      difficulty: 1,
      pages: [],
      lessons: [],
      scenarios: hours.map((each) => ({ id: "", title: "", turns: 1, hours: each, options: [] })),
    });
    expect(hoursOf(game(3, null, 8))).toEqual([3, 8]);
    expect(hoursOf(game(null))).toBeUndefined();
  });
});

describe("words", () => {
  it.each(Object.entries({ pt, it: it_, zh } as Record<string, Record<string, string>>))(
    "are all there in %s",
    (_, words) => {
      expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
      for (const [key, sentence] of Object.entries(en)) {
        const slots = (text: string) => [...new Set(text.match(/\{\d/g) ?? [])].sort();
        expect(slots(words[key]!), key).toEqual(slots(sentence));
      }
    },
  );

  it("print numbers as wargames do", () => {
    expect(fraction("2.5")).toBe("2½");
    expect(fraction("0.5")).toBe("½");
    expect(fraction(3)).toBe("3");
    expect(signed("1")).toBe("+1");
    expect(signed(-2)).toBe("−2");
  });
});
