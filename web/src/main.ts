import { mount } from "svelte";
import "./style/fonts.css";
import "./style/base.css";
import App from "./App.svelte";
import { settings } from "./words/words.svelte";

settings.apply();
mount(App, { target: document.getElementById("app")! });
