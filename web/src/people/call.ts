import { messages, sound } from "./device.svelte";

/** Calls whoever is to decide: two quiet tones, and a message if the page is out of sight. */

/** Who had to wait for less than this is still there. */
const AWAY_MILLIS = 4000;

let audio: AudioContext | undefined;

/** Browsers let a page be heard only after somebody has touched it. */
export function listenForHands(): () => void {
  const wake = () => {
    if (!audio && typeof AudioContext !== "undefined") {
      audio = new AudioContext();
    }
    void audio?.resume().catch(() => undefined);
  };
  addEventListener("pointerdown", wake, { once: true });
  addEventListener("keydown", wake, { once: true });
  return () => {
    removeEventListener("pointerdown", wake);
    removeEventListener("keydown", wake);
  };
}

function chime(): void {
  if (!audio || audio.state !== "running") {
    return;
  }
  for (const [i, pitch] of [523.25, 659.25].entries()) {
    const at = audio.currentTime + i * 0.16;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.06, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0005, at + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  }
}

function message(title: string, text: string, tag: string): void {
  try {
    const shown = new Notification(title, { body: text, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some browsers have them only for installed pages.
  }
}

/** Whether a call is worth it: to who looked away, or had to wait. */
export function worthCalling(hidden: boolean, waitedMillis: number): boolean {
  return hidden || waitedMillis >= AWAY_MILLIS;
}

export function call(title: string, text: string, tag: string, waitedMillis: number): void {
  if (!worthCalling(document.hidden, waitedMillis)) {
    return;
  }
  if (sound.on) {
    chime();
  }
  if (document.hidden && messages.on) {
    message(title, text, tag);
  }
}
