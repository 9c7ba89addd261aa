import en from "./en.json";
import { fill } from "./fill";
import it from "./it.json";
import pt from "./pt.json";
import zh from "./zh.json";

export type Language = "en" | "it" | "pt" | "zh";
export const LANGUAGES: Record<Language, string> = {
  en: "English",
  it: "Italiano",
  pt: "Português",
  zh: "中文",
};

const CATALOGUES: Record<Language, Record<string, string>> = { en, it, pt, zh };

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Not kept, then.
  }
}

function firstLanguage(): Language {
  const chosen = kept("kessel.language") ?? globalThis.navigator?.language.slice(0, 2) ?? "en";
  return chosen in LANGUAGES ? (chosen as Language) : "en";
}

export type Theme = "auto" | "light" | "dark";

class Settings {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>((kept("kessel.theme") as Theme | null) ?? "auto");

  speak(language: Language): void {
    this.language = language;
    keep("kessel.language", language);
    document.documentElement.lang = language;
  }

  light(theme: Theme): void {
    this.theme = theme;
    keep("kessel.theme", theme);
    this.apply();
  }

  apply(): void {
    document.documentElement.lang = this.language;
    if (this.theme === "auto") {
      delete document.documentElement.dataset["theme"];
    } else {
      document.documentElement.dataset["theme"] = this.theme;
    }
  }
}

export const settings = new Settings();

/** A sentence of the page in the chosen language, filled. */
export function t(key: string, ...filling: (string | number)[]): string {
  return fill(CATALOGUES[settings.language][key] ?? CATALOGUES.en[key] ?? key, filling);
}

/** The same for a key that may be missing. */
export function has(key: string): boolean {
  return key in CATALOGUES.en;
}
