/** A part of the printed map as an image that needs nothing of the page: styles, fonts and pictures lie in it. */

const SVG = "http://www.w3.org/2000/svg";
const held = new Map<string, Promise<string>>();

/** What lies at an address, written into one. */
function inlined(address: string): Promise<string> {
  if (address.startsWith("data:")) return Promise.resolve(address);
  const known = held.get(address);
  if (known) return known;
  const asked = fetch(address)
    .then((answer) => {
      if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
      return answer.blob();
    })
    .then(
      (blob) =>
        new Promise<string>((done, failed) => {
          const reader = new FileReader();
          reader.onload = () => done(reader.result as string);
          reader.onerror = () => failed(reader.error ?? new Error(address));
          reader.readAsDataURL(blob);
        }),
    );
  held.set(address, asked);
  asked.catch(() => held.delete(address));
  return asked;
}

function* rulesOfPage(): Generator<CSSRule> {
  for (const sheet of document.styleSheets) yield* sheet.cssRules;
}

/** The rules that are written for the elements of a plate: Svelte marks both with a class. */
function rulesFor(plate: Element): CSSStyleRule[] {
  const marks = new Set<string>();
  for (const marked of plate.querySelectorAll("[class*=svelte-]")) {
    for (const name of marked.classList) if (name.startsWith("svelte-")) marks.add(name);
  }
  return [...rulesOfPage()].filter(
    (rule): rule is CSSStyleRule =>
      rule instanceof CSSStyleRule && [...marks].some((mark) => rule.selectorText.includes(`.${mark}`)),
  );
}

/** The faces that these rules write in. */
async function facesFor(css: string): Promise<string> {
  const faces = [...rulesOfPage()].filter(
    (rule): rule is CSSFontFaceRule =>
      rule instanceof CSSFontFaceRule &&
      css.includes(rule.style.getPropertyValue("font-family").replaceAll('"', "")),
  );
  const written = faces.map(async (face) => {
    const address = /url\("?([^")]+)"?\)/.exec(face.cssText);
    if (!address) return "";
    const base = face.parentStyleSheet?.href ?? document.baseURI;
    return face.cssText.replace(address[0], `url("${await inlined(new URL(address[1]!, base).href)}")`);
  });
  return (await Promise.all(written)).join("\n");
}

/** What depends on the page around the plate (the lamp of a dark room) is written down as it is now. */
function settle(plate: Element, copy: Element, rules: readonly CSSStyleRule[]): void {
  for (const { selectorText, style } of rules) {
    const borrowed = [...style].filter((property) => style.getPropertyValue(property).includes("var("));
    if (!borrowed.length) continue;
    const copies = copy.querySelectorAll<SVGElement>(selectorText);
    plate.querySelectorAll(selectorText).forEach((element, i) => {
      const now = getComputedStyle(element);
      for (const property of borrowed) copies[i]?.style.setProperty(property, now.getPropertyValue(property));
    });
  }
}

/** What a plate refers to and another one holds. */
function borrow(copy: Element): void {
  const holder = document.createElementNS(SVG, "defs");
  for (const user of copy.querySelectorAll("[clip-path]")) {
    const id = /#([^)"]+)/.exec(user.getAttribute("clip-path") ?? "")?.[1] ?? "";
    if (copy.querySelector(`#${CSS.escape(id)}`) || holder.querySelector(`#${CSS.escape(id)}`)) continue;
    const lent = document.getElementById(id);
    if (lent) holder.append(lent.cloneNode(true));
  }
  copy.prepend(holder);
}

export async function engraved(plate: SVGSVGElement): Promise<HTMLImageElement> {
  const rules = rulesFor(plate);
  const css = rules.map((rule) => rule.cssText).join("\n");
  const copy = plate.cloneNode(true) as SVGSVGElement;
  settle(plate, copy, rules);
  borrow(copy);
  const style = document.createElementNS(SVG, "style");
  style.textContent = `${await facesFor(css)}\n${css}`;
  copy.prepend(style);
  for (const image of copy.querySelectorAll("image")) {
    const address = image.getAttribute("href");
    if (address) image.setAttribute("href", await inlined(new URL(address, document.baseURI).href));
  }
  // An image is so many whole pixels large; what is drawn must not be stretched to them.
  const { x, y, width, height } = plate.viewBox.baseVal;
  const [across, down] = [Math.ceil(width), Math.ceil(height)];
  copy.setAttribute("viewBox", `${x} ${y} ${across} ${down}`);
  copy.setAttribute("width", String(across));
  copy.setAttribute("height", String(down));
  copy.removeAttribute("opacity");
  const text = new XMLSerializer().serializeToString(copy);
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}
