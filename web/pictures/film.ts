import type { Page } from "playwright-core";

export interface Frame {
  words: string;
  png: Buffer;
}

/** The frames of a film side by side, each with a line under it, as one picture. */
export async function strip(page: Page, frames: readonly Frame[], width: number): Promise<Buffer> {
  const shown = frames.map(({ words, png }) => ({
    words,
    address: `data:image/png;base64,${png.toString("base64")}`,
  }));
  await page.setViewportSize({ width: frames.length * width, height: 400 });
  await page.evaluate(
    async ([frames, width]) => {
      const film = document.createElement("div");
      Object.assign(film.style, {
        position: "absolute",
        top: "0",
        left: "0",
        zIndex: "1000",
        display: "flex",
        gap: "10px",
        padding: "10px",
        background: "#1d1a14",
        color: "#ece4d0",
        font: "17px/1.35 'Inter Variable', sans-serif",
      });
      film.dataset["film"] = "";
      for (const [i, { words, address }] of frames.entries()) {
        const frame = document.createElement("figure");
        Object.assign(frame.style, { margin: "0", width: `${width - 15}px` });
        const image = document.createElement("img");
        image.src = address;
        Object.assign(image.style, { display: "block", width: "100%", borderRadius: "4px" });
        await image.decode();
        const line = document.createElement("figcaption");
        line.textContent = `${i + 1}. ${words}`;
        line.style.padding = "8px 4px 2px";
        frame.append(image, line);
        film.append(frame);
      }
      document.body.append(film);
    },
    [shown, width] as const,
  );
  return page.locator("[data-film]").screenshot({ type: "jpeg", quality: 84 });
}
